// What a review says, in words that are not yet in a language. Whatever may be chance is not claimed.
import { choiceOf } from '../../core/choices';
import { soleBandit } from '../../core/places';
import { linesOf, type Line, type Names } from '../../core/sentences';
import { dashed, words, type Args, type Words } from '../../core/words';
import type {
  Action,
  Doing,
  Event,
  Fact,
  Judgement,
  Moment,
  Sums,
  View,
} from '../../protocol/generated';

// Whose game is told to whom: `you` is the reader's seat, if there is one.
export interface Telling {
  view: View;
  names: Names;
  you: number | undefined;
}

// A point is a hundredth of a win.
export function points(share: number): number {
  return Math.round(Math.abs(share) * 100);
}

// "8 points"
export function pointWords(share: number): Words {
  return words('review-points', { n: points(share) });
}

// "+8", "−3", in points.
export function signed(share: number): string {
  const n = Math.round(share * 100);
  return n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0';
}

export function isSure({ change, error }: Pick<Doing, 'change' | 'error'>): boolean {
  return change !== 0 && Math.abs(change) >= 2 * error;
}

// Whom a sentence is about.
export function person(seat: number, { view, names, you }: Telling): Args {
  const bandit = soleBandit(view, seat);
  const who = bandit ? words(`bandit-${bandit}`) : names.seat(seat);
  return { who, you: seat === you ? 'yes' : 'no' };
}

export function actionWords(judgement: Judgement, action: Action, view: View): Words {
  const at = judgement.actions.findIndex((one) => one.action === action);
  const asked = { ...view, ask: judgement.question, viewer: judgement.seat };
  return choiceOf(asked, action, judgement.aims[at]).words;
}

// "Tuco is there when your card comes up: in 71 of 100 deals after Fire, in 20 after Move."
export function factWords(
  fact: Fact,
  judgement: Judgement,
  deals: number,
  telling: Telling,
): Words {
  const what = words(`review-fact-${dashed(fact.fact)}`, {
    ...person(judgement.seat, telling),
    ...(fact.bandit && { bandit: words(`bandit-${fact.bandit}`) }),
    ...(fact.loot && { loot: words(`loot-${dashed(fact.loot)}`) }),
  });
  const { chosen, best } = fact;
  if (chosen === undefined) return words('review-fact-best', { what, deals, best: best ?? 0 });
  if (best === undefined) return words('review-fact-chosen', { what, deals, chosen });
  return words('review-fact-both', { what, deals, chosen, best });
}

// One sentence each about what somebody decided, and about luck.
export function sumsWords({ own, luck }: Sums, seat: number, telling: Telling): Words[] {
  return [doingWords('own', own, seat, telling), doingWords('luck', luck, seat, telling)];
}

function doingWords(what: 'own' | 'luck', doing: Doing, seat: number, telling: Telling): Words {
  const way = isSure(doing) ? (doing.change > 0 ? 'gave' : 'cost') : 'even';
  return words(`review-${what}-${way}`, {
    ...person(seat, telling),
    ...(way !== 'even' && { points: pointWords(doing.change) }),
  });
}

// What a turn is remembered for, the most telling first.
const telling: readonly Event['type'][] = [
  'game_ended',
  'loot_taken',
  'bullet_hit',
  'hostage_taken',
  'loot_dropped',
  'purse_lost',
  'conductor_paid',
  'neutral_bullet',
  'strongbox_placed',
  'guard_moved',
  'had_no_effect',
  'bandit_moved',
  'marshal_moved',
  'event_began',
  'card_played',
  'card_drawn',
  'cards_kept',
  'passed',
];

function rank({ what }: Line): number {
  const at = what ? telling.indexOf(what.event.type) : -1;
  return at < 0 ? telling.length : at;
}

// Who did what to whom.
function deedWords({ events, event }: Moment, { view, names }: Telling): Words | undefined {
  const numbered = events.map((one, i) => ({ n: event + i, event: one }));
  const lines = linesOf(numbered, view, names).filter(({ what }) => what);
  return [...lines].sort((a, b) => rank(a) - rank(b))[0]?.words;
}

// "Belle shoots Tuco. Belle gains 8 points"
export function momentWords(moment: Moment, telling: Telling): Words {
  const { about, change } = moment;
  const by = change[about] ?? 0;
  const what = deedWords(moment, telling) ?? words('review-moment-round', { n: moment.round });
  return words(by >= 0 ? 'review-moment-gains' : 'review-moment-loses', {
    ...person(about, telling),
    what,
    points: pointWords(by),
  });
}

// Whether it was decided so, or chance.
export function momentCause({ about, change, decided }: Moment): 'decided' | 'luck' {
  const all = Math.abs(change[about] ?? 0);
  return Math.abs(decided[about] ?? 0) * 2 >= all ? 'decided' : 'luck';
}
