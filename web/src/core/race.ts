// Who is ahead, by what everybody sees.
import type { Bandit, GameTerms, LootValues, View } from '../protocol/generated';
import { banditsInPlay, banditsOf } from './places';

// What the server says of this game (`GET /api/options`), as far as it is known.
export interface Stakes {
  values?: LootValues | undefined;
  terms?: GameTerms | undefined;
}

// Those who would be Gunslinger now, as the server says: all who share it. Nobody before the first
// shot, or where there is none.
export function gunslingers(view: View): number[] {
  return view.gunslingers ?? [];
}

// A seat, and its partner's in teams.
export function sideOf(seat: number, terms: GameTerms | undefined): number[] {
  const partner = terms?.partners?.[seat];
  return partner === undefined ? [seat] : [seat, partner];
}

// Who has visibly the most: only if nobody has as much.
export function richest(view: View, { values }: Stakes): Bandit | undefined {
  if (!values) return undefined;
  const sums = banditsInPlay(view).map(
    (bandit) => [bandit, standing(view, bandit, values)] as const,
  );
  const most = Math.max(...sums.map(([, sum]) => sum));
  const best = sums.filter(([, sum]) => sum === most);
  return best.length === 1 ? best[0]?.[0] : undefined;
}

// A purse, which others cannot look into, counts as half a jewel, one's own too.
function standing(view: View, bandit: Bandit, values: LootValues): number {
  const { jewels = 0, strongboxes = 0, conductor = false } = view.bandits[bandit] ?? {};
  const purses = Object.values(view.purses).filter((purse) => purse?.at === `on ${bandit}`).length;
  return (
    jewels * values.jewel +
    strongboxes * values.strongbox +
    (conductor ? values.conductor : 0) +
    (purses * values.jewel) / 2
  );
}

export function isOwn(view: View, bandit: string | undefined): boolean {
  const { viewer } = view;
  return viewer !== undefined && banditsOf(view, viewer).some((own) => own === bandit);
}
