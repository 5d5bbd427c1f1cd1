// The train and the pile in sentences, for those who do not see them.
import type { Place, View } from '../protocol/generated';
import { cardWords, readPile } from './cards';
import { banditsInPlay, carCount, carWords, placeText, soleBandit } from './places';
import type { Names } from './tell';
import { dashed, words, type Args, type Words } from './words';

export function describeTrain(view: View): Words[] {
  const cars = Array.from({ length: carCount(view) }, (_, car) => describeCar(view, car));
  return [...cars, ...describeCoach(view)];
}

function describeCar(view: View, car: number): Words {
  const inside = thingsAt(view, placeText({ kind: 'car', car, floor: 'inside' }));
  const roof = thingsAt(view, placeText({ kind: 'car', car, floor: 'roof' }));
  if (view.marshal === car) inside.unshift(words('figure-marshal'));
  const horses = view.horses?.horses[car] ?? 0;
  const args = { car: carWords(car, view), number: car, ...listed(inside, roof) };
  return horses > 0
    ? words('describe-car-horses', { ...args, horses })
    : words('describe-car', args);
}

function describeCoach(view: View): Words[] {
  const { horses } = view;
  if (horses?.coach === undefined) return [];
  const inside = thingsAt(view, 'coach inside');
  const roof = thingsAt(view, 'coach roof');
  const coach = words('describe-coach', {
    car: carWords(horses.coach, view),
    ...listed(inside, roof),
  });
  if (horses.hostages.length === 0) return [coach];
  const hostages = horses.hostages.map((hostage) => words(`hostage-${dashed(hostage)}`));
  return [coach, words('describe-hostages', { hostages: { list: hostages } })];
}

function listed(inside: Words[], roof: Words[]): Args {
  const list = (things: Words[]) => ({
    list: things.length > 0 ? things : [words('describe-nothing')],
  });
  return { inside: list(inside), roof: list(roof) };
}

// Guard and bandits first, then loot by kind.
function thingsAt(view: View, place: Place): Words[] {
  const bandits = banditsInPlay(view).filter((bandit) => view.bandits[bandit]?.place === place);
  return [
    ...(view.horses?.guard_place === place ? [words('figure-guard')] : []),
    ...bandits.map((bandit) => words(`bandit-${bandit}`)),
    ...counted('describe-purses', Object.values(view.purses).filter((p) => p?.at === place).length),
    ...counted('describe-jewels', view.jewels[place] ?? 0),
    ...counted('describe-strongboxes', view.strongboxes[place] ?? 0),
    ...counted('describe-flasks', flasksAt(view, place)),
  ];
}

function flasksAt(view: View, place: Place): number {
  return Object.values(view.horses?.flasks ?? {}).filter((flask) => flask?.at === place).length;
}

function counted(id: string, n: number): Words[] {
  return n > 0 ? [words(id, { n })] : [];
}

export function describePile(view: View, names: Names): Words[] {
  const pile = readPile(view);
  if (pile.length === 0) return [words('describe-pile-empty')];
  return pile.map(({ seat, face, index }) => {
    const bandit = soleBandit(view, seat);
    const who = bandit ? words(`bandit-${bandit}`) : names.seat(seat);
    const args = { n: index + 1, who, card: cardWords(face, !bandit) };
    return words(`describe-card-${stateOf(view, index)}`, args);
  });
}

function stateOf(view: View, index: number): 'done' | 'now' | 'waiting' {
  if (view.phase !== 'robbing' || index > view.pile_next) return 'waiting';
  return index < view.pile_next ? 'done' : 'now';
}
