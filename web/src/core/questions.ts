// What is asked: in words, and where its answers show.
import type { Aim, Bandit, Question, View } from '../protocol/generated';
import { banditsOf, carWords } from './places';
import { dashed, words, type Words } from './words';

interface Trait {
  of: 'player' | 'bandit' | 'nobody';
  onTrain: boolean;
}

const inHand: Trait = { of: 'player', onTrain: false };
const onTrain: Trait = { of: 'bandit', onTrain: true };

const traits: Record<Question, Trait> = {
  none: { of: 'nobody', onTrain: false },
  draft: inHand,
  caboose: inHand,
  board: { of: 'bandit', onTrain: false },
  wagon: onTrain,
  choose_card: inHand,
  plan: inHand,
  second_card: inHand,
  whiskey_card: inHand,
  old_whiskey_card: inHand,
  turmoil: inHand,
  keep: inHand,
  move: onTrain,
  marshal: { of: 'player', onTrain: true },
  fire: onTrain,
  robbery: onTrain,
  punch: onTrain,
  punch_loot: onTrain,
  punch_take: onTrain,
  punch_push: onTrain,
  ride: onTrain,
  hostage: onTrain,
  flee: onTrain,
  pickpocket: onTrain,
};

// A newer server may ask what is not known here.
function traitOf(ask: Question): Trait {
  return (traits as Partial<typeof traits>)[ask] ?? traits.none;
}

// Whether answers show on the train; elsewhere a preview would only repeat the choice.
export function showsOnTrain(ask: Question): boolean {
  return traitOf(ask).onTrain;
}

// The bandit that the question is about. With two bandits only their player may know whom `board`
// is about, so the server says it with the answers.
function askedBandit(view: View, aims: readonly Aim[]): Bandit | undefined {
  const own = banditsOf(view, view.viewer ?? -1)[0];
  if (view.ask !== 'board') return view.actor ?? own;
  return aims.find((aim) => aim.bandit)?.bandit ?? own;
}

// `aims`: of the answers that are open (`legal.aims`).
export function questionWords(view: View, aims: readonly Aim[] = []): Words {
  const { of } = traitOf(view.ask);
  if (of === 'player') return words(`ask-${dashed(view.ask)}`);
  const bandit = askedBandit(view, aims);
  if (!bandit || of === 'nobody') return words('ask-none');
  return words(`ask-${dashed(view.ask)}`, {
    bandit: words(`bandit-${bandit}`),
    target: words(`bandit-${view.target ?? bandit}`),
    car: carWords(view.horses?.attacked ?? 0, view),
  });
}
