// A preview of the plan as a line of steps: which of them belong to which card, and where it could
// have gone another way.
import type { Action, Bandit, PlanEvent, PlanPreview, View } from '../protocol/generated';
import { readCard, type CardFace } from './cards';
import { choicesOf, type Choice } from './choices';
import { Playback } from './follow/playback';
import { readPlace } from './places';
import { sentenceOf, type Names } from './sentences';
import { player } from './tell';
import { words, type Words } from './words';

// Steps are named by their number, from 1 on.
export interface PlannedCard {
  index: number; // In the pile.
  seat: number;
  face: CardFace; // Hidden: not all can read it, a gap.
  last: number;
}

// Where a card leaves several ways.
export interface Fork {
  n: number; // The first step of the way that is shown.
  card: number;
  seat: number;
  actor: Bandit | undefined;
  choices: Choice[];
  taken: Action;
}

export interface PlanLine {
  playback: Playback;
  cards: PlannedCard[];
  forks: Fork[]; // In the order of the ways that are asked for.
  open: Set<number>; // Steps that chance decides, and could go otherwise.
}

// `viewer`: whose figures are marked, though nothing of theirs is known here.
export function planLine({ view, steps }: PlanPreview, viewer: number): PlanLine {
  const playback = new Playback(viewer < 0 ? view : { ...view, viewer });
  const line: PlanLine = { playback, cards: [], forks: [], open: new Set() };
  for (const { index, seat, card, events } of steps) {
    for (const event of events) addEvent(line, index, event);
    line.cards.push({ index, seat, face: readCard(card ?? 'hidden'), last: playback.lastNumber() });
  }
  return line;
}

function addEvent({ playback, forks, open }: PlanLine, card: number, planned: PlanEvent): void {
  const { question, event, patch } = planned;
  // Nothing to look at.
  if (event?.type === 'card_returned' && !question) return playback.amend(patch);
  const n = playback.lastNumber() + 1;
  if (planned.open) open.add(n);
  if (question) forks.push({ n, card, ...forkOf(playback.newest(), question) });
  playback.push([{ n, patch, ...(event && { event }) }]);
}

function forkOf(
  view: View,
  question: NonNullable<PlanEvent['question']>,
): Omit<Fork, 'n' | 'card'> {
  const { seat, taken } = question;
  return { seat, taken, actor: view.actor, choices: choicesOf(view, question) };
}

// The card that this step belongs to; none before the first.
export function cardAt({ cards }: PlanLine, n: number): PlannedCard | undefined {
  return n === 0 ? undefined : cards.find(({ last }) => n <= last);
}

// Where whoever plays it is by then; undefined: not in a car, or nobody knows who it is.
export function carOf({ face }: PlannedCard, view: View): number | undefined {
  const place = face.kind === 'action' && face.bandit && view.bandits[face.bandit]?.place;
  const spot = place ? readPlace(place) : undefined;
  return spot?.kind === 'car' ? spot.car : undefined;
}

// The last one before or at this step, of the card that it belongs to: what is asked now, or led
// here.
export function forkAt(line: PlanLine, n: number): Fork | undefined {
  const card = cardAt(line, n);
  return line.forks.filter((fork) => fork.n - 1 <= n && fork.card === card?.index).at(-1);
}

// What would have happened last, as far as this step.
export function planWords(line: PlanLine, n: number, names: Names): Words {
  const card = cardAt(line, n);
  if (!card) return words('plan-begin');
  if (card.face.kind === 'hidden')
    return words('plan-gap-said', player(card.seat, { view: line.playback.newest(), names }));
  const said = line.playback.steps.slice(0, n).flatMap((step) => sentenceOf(step, names) ?? []);
  return said.at(-1) ?? words('plan-begin');
}

// The ways that lead past this fork by another one; what comes after it is open again.
export function otherWay({ forks }: PlanLine, at: Fork, action: Action): Action[] {
  return [...forks.slice(0, forks.indexOf(at)).map(({ taken }) => taken), action];
}
