// The best moments of a finished game, each from the card or event that leads to it to what came of
// it. They are found by weight alone, in the views of whoever looks on: a reel shows nothing that
// their replay does not.
import type { Event } from '../protocol/generated';
import { actOf, type Act, type Tempo } from './act';
import type { Step } from './follow/playback';
import type { StageWord } from './weight';

export type ReelKind =
  StageWord | 'shot' | 'punch' | 'snatch' | 'loot' | 'law' | 'hostage' | 'whiskey' | 'event';

export interface ReelMoment {
  kind: ReelKind;
  round: number;
  acts: readonly Act[]; // What is shown of it, in order.
  peak: Act;
}

export interface Reel {
  moments: readonly ReelMoment[];
  rest: number; // How long the last picture of each stays, in milliseconds.
}

// In milliseconds, at normal speed.
export const slateTime = 2200; // What goes before each moment.
const shortest = 30_000; // A reel of as many moments as there may be, and the longest.
const longest = 60_000;
const [leastRest, mostRest] = [900, 4000];

const most = 5;
const worthIt = 0.2; // What weighs less is no moment.
const longestMoment = longest / most - slateTime - leastRest;

// What one more like those that are chosen loses: of the same kind, by the same, in the same round.
const again = { kind: 0.22, actor: 0.1, round: 0.08 };
// What a moment gains from another big act in it, and from a turn that decided the game.
const company = 0.15;
const decisive = 0.3;

const opens: readonly Event['type'][] = ['card_revealed', 'event_began'];

// `turns`: the numbers of events that a review says the game hung on, if there is one.
export function reelOf(
  steps: readonly Step[],
  tempo: Omit<Tempo, 'pace'>,
  turns: readonly number[] = [],
): Reel {
  const acts = steps.map((step, i) => actOf(step, steps[i - 1], { ...tempo, pace: 1 }));
  const found = groups(acts).flatMap((group) => momentOf(group, turns) ?? []);
  const moments = choose(found).sort((a, b) => numberOf(a) - numberOf(b));
  return { moments, rest: restOf(moments) };
}

// How long a reel takes at normal speed, without its end.
export function reelTime({ moments, rest }: Reel): number {
  return moments.reduce((sum, { acts }) => sum + slateTime + timeOf(acts) + rest, 0);
}

function timeOf(acts: readonly Act[]): number {
  return acts.reduce((sum, { ms }) => sum + ms, 0);
}

// Short moments are looked at longer, so that the whole is worth sitting down for.
function restOf(moments: readonly ReelMoment[]): number {
  const taken = reelTime({ moments, rest: 0 });
  const each = (shortest - taken) / Math.max(1, moments.length);
  return Math.min(Math.max(each, leastRest), mostRest);
}

// What each card and each event of a round led to.
function groups(acts: readonly Act[]): Act[][] {
  const found: Act[][] = [];
  let open: Act[] | undefined;
  for (const act of acts) {
    const { event, step } = act;
    if (event && opens.includes(event.type)) found.push((open = []));
    else if (step.after.phase !== open?.[0]?.step.after.phase) open = undefined;
    open?.push(act);
  }
  return found;
}

interface Candidate extends ReelMoment {
  worth: number;
}

function momentOf(group: readonly Act[], turns: readonly number[]): Candidate | undefined {
  const [peak, second] = group.filter(isDeed).sort((a, b) => b.weight - a.weight);
  if (!peak?.event || peak.weight < worthIt) return undefined;
  const decided = group.some(({ step }) => turns.includes(step.n));
  const worth = peak.weight + company * (second?.weight ?? 0) + (decided ? decisive : 0);
  const { round } = peak.step.after;
  return { kind: kindOf(peak, peak.event), round, acts: cut(group, peak), peak, worth };
}

// What did nothing is a moment only where it is a joke: the empty gun.
function isDeed({ event, word }: Act): boolean {
  return event?.type !== 'had_no_effect' || word !== undefined;
}

// Not longer than a moment may be: first what comes long after the peak goes, then what led to it.
function cut(group: readonly Act[], peak: Act): Act[] {
  const kept = [...group];
  while (kept.at(-1) !== peak && kept.at(-1)?.ms === 0) kept.pop();
  while (kept.at(-1) !== peak && timeOf(kept) > longestMoment) kept.pop();
  while (kept[0] !== peak && timeOf(kept) > longestMoment) kept.shift();
  return kept;
}

const kinds: { [K in Event['type']]?: ReelKind } = {
  bullet_hit: 'shot',
  loot_dropped: 'punch',
  loot_taken: 'loot',
  hostage_taken: 'hostage',
  flask_used: 'whiskey',
  marshal_drank: 'whiskey',
};

function kindOf({ word, step }: Act, event: Event): ReelKind {
  if (word) return word;
  if (step.after.phase === 'event') return 'event';
  if (event.type === 'loot_taken' && event.punched) return 'snatch';
  if (event.type === 'bandit_moved' && event.cause === 'punch') return 'punch';
  return kinds[event.type] ?? 'law';
}

// One after another the best that is left; of equals the earlier.
function choose(candidates: readonly Candidate[]): ReelMoment[] {
  const chosen: Candidate[] = [];
  const left = [...candidates];
  while (chosen.length < most && left.length > 0) {
    const worths = left.map((one) => worthAfter(one, chosen));
    const best = worths.indexOf(Math.max(...worths));
    chosen.push(...left.splice(best, 1));
  }
  return chosen.map(({ worth: _, ...moment }) => moment);
}

function worthAfter(one: Candidate, chosen: readonly Candidate[]): number {
  const like = (is: (other: Candidate) => boolean) => chosen.filter(is).length;
  const [actor] = one.peak.actors;
  return (
    one.worth -
    again.kind * like(({ kind }) => kind === one.kind) -
    again.actor * like(({ peak }) => actor !== undefined && peak.actors[0] === actor) -
    again.round * like(({ round }) => round === one.round)
  );
}

function numberOf({ peak }: ReelMoment): number {
  return peak.step.n;
}
