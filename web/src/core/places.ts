// Where things are: places as the wire writes them, and who plays whom.
import { allBandits, type Bandit, type Place, type View, type Wagon } from '../protocol/generated';
import { words, type Words } from './words';

type Floor = 'inside' | 'roof';
type Spot =
  | { kind: 'car'; car: number; floor: Floor }
  | { kind: 'coach'; floor: Floor }
  | { kind: 'gone' }
  | { kind: 'unplaced' };

export function isBandit(text: unknown): text is Bandit {
  return allBandits.some((bandit) => bandit === text);
}

export function readPlace(text: Place): Spot {
  const [kind, first, second] = text.split(' ');
  if (kind === 'car') return { kind, car: Number(first), floor: floorOf(second) };
  if (kind === 'coach') return { kind, floor: floorOf(first) };
  return { kind: kind === 'gone' ? 'gone' : 'unplaced' };
}

function floorOf(text: string | undefined): Floor {
  return text === 'roof' ? 'roof' : 'inside';
}

export function placeText(spot: Spot): Place {
  switch (spot.kind) {
    case 'car':
      // At most six wagons: the number is one of those that a place can have.
      return `car ${spot.car} ${spot.floor}` as Place;
    case 'coach':
      return `coach ${spot.floor}`;
    default:
      return spot.kind;
  }
}

// The train's wagons from behind the locomotive on.
export function wagonsOf(view: View): Wagon[] {
  if (view.wagons) return view.wagons;
  return Array.isArray(view.config.wagons) ? view.config.wagons : [];
}

export function carCount(view: View): number {
  return wagonsOf(view).length + 1;
}

export function carWords(car: number, view: View): Words {
  const wagon = wagonsOf(view)[car - 1];
  return wagon ? words(`wagon-${wagon}`) : words('car-locomotive');
}

export function placeWords(text: Place, view: View): Words {
  const spot = readPlace(text);
  switch (spot.kind) {
    case 'car': {
      const args = { car: carWords(spot.car, view), number: spot.car };
      return words(spot.floor === 'roof' ? 'place-roof' : 'place-inside', args);
    }
    case 'coach':
      return words(spot.floor === 'roof' ? 'place-coach-roof' : 'place-coach-inside');
    case 'gone':
      return words('place-gone');
    case 'unplaced':
      return words('tell-place-unplaced');
  }
}

export function seatOf(view: View, bandit: Bandit): number | undefined {
  const found = Object.entries(view.seats).find(([, seat]) => seat?.bandits.includes(bandit));
  return found && Number(found[0]);
}

export function banditsOf(view: View, seat: number): Bandit[] {
  return view.seats[seat]?.bandits ?? [];
}

// The one that stands for a seat: who plays a single bandit is called by its name in all that
// happens.
export function soleBandit(view: View, seat: number): Bandit | undefined {
  const [bandit, second] = banditsOf(view, seat);
  return second ? undefined : bandit;
}

// In the order in which characters are always listed.
export function banditsInPlay(view: View): Bandit[] {
  return allBandits.filter((bandit) => view.bandits[bandit]);
}

export function seatNumbers(view: View): number[] {
  return Object.keys(view.seats)
    .map(Number)
    .sort((a, b) => a - b);
}
