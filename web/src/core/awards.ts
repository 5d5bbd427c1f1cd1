// What everybody is remembered for after a game: one small honour each, from what was counted of
// them. Nobody goes without.
import type { GameTally, SeatTally } from '../protocol/generated';

export const allAwards = [
  'barn-door',
  'robbed-blind',
  'lead-magnet',
  'known-to-the-law',
  'fastest-gun',
  'fists',
  'punchbag',
  'great-plans',
  'sticky-fingers',
  'marshals-friend',
  'last-minute',
  'not-a-scratch',
  'passenger',
] as const;
export type Award = (typeof allAwards)[number];

export interface Awarded {
  seat: number;
  award: Award;
  n: number; // How many of what it is for; dollars for `last-minute`.
}

interface Feat {
  award: Award;
  least: number; // Fewer are nothing to speak of.
  of: (counts: SeatTally, money: readonly number[]) => number;
}

// What was gained in the last round.
function lastGain(money: readonly number[]): number {
  return (money.at(-1) ?? 0) - (money.at(-2) ?? 0);
}

// Of two that are equally remarkable the first counts.
const feats: readonly Feat[] = [
  { award: 'barn-door', least: 2, of: (c) => (c.hits === 0 ? c.misses : 0) },
  { award: 'robbed-blind', least: 2, of: (c) => c.lost },
  { award: 'lead-magnet', least: 3, of: (c) => c.bullets },
  { award: 'known-to-the-law', least: 2, of: (c) => c.neutral },
  { award: 'fastest-gun', least: 3, of: (c) => c.hits },
  { award: 'fists', least: 2, of: (c) => c.punches },
  { award: 'punchbag', least: 2, of: (c) => c.punched },
  { award: 'great-plans', least: 4, of: (c) => c.idle },
  { award: 'sticky-fingers', least: 4, of: (c) => c.taken },
  { award: 'marshals-friend', least: 2, of: (c) => c.marshal },
  { award: 'last-minute', least: 500, of: (_, money) => lastGain(money) },
];

interface Claim extends Awarded {
  weight: number;
}

// Those who did it most, if that is worth telling; less so where several did it as often.
function claimsTo({ award, least, of }: Feat, { counts, money }: GameTally): Claim[] {
  const values = counts.map((own, seat) => of(own, money[seat] ?? []));
  const most = Math.max(...values);
  if (most < least) return [];
  const best = values.flatMap((n, seat) => (n === most ? [seat] : []));
  return best.map((seat) => ({ seat, award, n: most, weight: most / least / best.length }));
}

function consolation(seat: number, { counts }: GameTally): Awarded {
  const { bullets = 0, neutral = 0 } = counts[seat] ?? {};
  const award = bullets + neutral === 0 ? 'not-a-scratch' : 'passenger';
  return { seat, award, n: 0 };
}

// By seat. The most remarkable is given first, and everything once.
export function awardsOf(tally: GameTally): Awarded[] {
  const claims = feats.flatMap((feat) => claimsTo(feat, tally));
  claims.sort((a, b) => b.weight - a.weight);
  const given = new Map<number, Awarded>();
  const taken = new Set<Award>();
  for (const { seat, award, n } of claims) {
    if (given.has(seat) || taken.has(award)) continue;
    given.set(seat, { seat, award, n });
    taken.add(award);
  }
  return tally.counts.map((_, seat) => given.get(seat) ?? consolation(seat, tally));
}
