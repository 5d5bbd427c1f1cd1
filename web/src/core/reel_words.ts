// What is said of a moment of a reel: its title, what happened, and what that changed.
import type { Bandit, Event } from '../protocol/generated';
import type { Act } from './act';
import { isBandit, soleBandit } from './places';
import { gunslingers, richest, type Stakes } from './race';
import type { ReelKind, ReelMoment } from './reel';
import { eventDuring } from './rounds';
import { sentenceOf, type Names } from './sentences';
import { dashed, words, type Words } from './words';

export interface Caption {
  title: Words;
  lines: Words[];
}

// Sentences about acts; what changed comes after them.
const mostLines = 2;
const telling = 0.15; // What weighs less needs no words.
const spoken = new Set<ReelKind>([
  'strongbox',
  'leader',
  'marshal',
  'gunslinger',
  'last-bullet',
  'click',
]);

export function captionOf(moment: ReelMoment, names: Names, stakes: Stakes): Caption {
  const told = actsTold(moment).flatMap(({ step }) => sentenceOf(step, names) ?? []);
  const changed = changeOf(moment, stakes);
  return { title: titleOf(moment), lines: [...told, ...(changed ? [changed] : [])] };
}

function titleOf({ kind, peak }: ReelMoment): Words {
  if (spoken.has(kind)) return words(`stage-${kind}`);
  const event = kind === 'event' ? eventDuring(peak.step) : undefined;
  return event ? words(`event-${dashed(event)}`) : words(`reel-title-${kind}`);
}

// Their sentences do not say whose doing it was: the card before them does.
const suffered: readonly (Event['type'] | undefined)[] = [
  'loot_dropped',
  'bandit_moved',
  'neutral_bullet',
];

// The peak, and the weightiest of what was before or after it.
function actsTold({ acts, peak }: ReelMoment): Act[] {
  const [lead] = acts;
  const needs = lead?.event?.type === 'card_revealed' && suffered.includes(peak.event?.type);
  const others = acts
    .filter((act) => act !== peak && act !== lead && act.weight >= telling)
    .sort((a, b) => b.weight - a.weight);
  const told = [peak, ...(needs ? [lead] : []), ...others.slice(0, mostLines - 1)];
  return told.sort((a, b) => a.step.n - b.step.n);
}

// Who has the most now, or leads for Gunslinger, if that is news.
function changeOf({ acts }: ReelMoment, stakes: Stakes): Words | undefined {
  const [before, after] = [acts[0]?.step.before, acts.at(-1)?.step.after];
  if (!before || !after) return undefined;
  const rich = richest(after, stakes);
  if (rich && rich !== richest(before, stakes)) return words('reel-richest', named(rich));
  const [best, ...more] = gunslingers(after);
  const isNews = best !== undefined && !(gunslingers(before).join() === String(best));
  const bandit = best !== undefined && more.length === 0 ? soleBandit(after, best) : undefined;
  return bandit && isNews ? words('reel-gunslinger', named(bandit)) : undefined;
}

function named(bandit: Bandit): { bandit: Words } {
  return { bandit: words(`bandit-${bandit}`) };
}

// Who is in it: who did it first, then to whom.
export function castOf({ peak }: ReelMoment): Bandit[] {
  return [...new Set([...peak.actors, ...peak.concerns])].filter((who) => isBandit(who));
}
