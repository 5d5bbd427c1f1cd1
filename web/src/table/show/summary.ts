// What a round has changed, by what the viewer may know: tokens that all see, and the viewer's own
// money.
import { heldBy, knownWorth } from '../../core/money';
import { banditsInPlay, seatOf } from '../../core/places';
import { gunslingers, type Stakes } from '../../core/race';
import type { Bandit, LootKind, View } from '../../protocol/generated';

export interface Change {
  bandit: Bandit;
  seat: number;
  loot: { kind: LootKind; count: number }[]; // Below 0: lost.
  money?: number; // Of bandits whose purses the viewer knows, where it changed.
  shots: number;
  leads: boolean; // Would be Gunslinger now.
}

function counts(view: View, bandit: Bandit): Partial<Record<LootKind, number>> {
  const { purses, jewels, strongboxes } = heldBy(view, bandit);
  return { purse: purses.length, jewel: jewels, strongbox: strongboxes };
}

function lootChange(from: View, to: View, bandit: Bandit): Change['loot'] {
  const before = counts(from, bandit);
  const after = counts(to, bandit);
  return (['purse', 'jewel', 'strongbox'] as const)
    .map((kind) => ({ kind, count: (after[kind] ?? 0) - (before[kind] ?? 0) }))
    .filter(({ count }) => count !== 0);
}

function worth(view: View, bandit: Bandit, { values }: Stakes): number | undefined {
  const held = heldBy(view, bandit);
  return values && held.unknownPurses === 0 ? knownWorth(held, values) : undefined;
}

function moneyChange(from: View, to: View, bandit: Bandit, stakes: Stakes): number {
  const [before, after] = [worth(from, bandit, stakes), worth(to, bandit, stakes)];
  return before === undefined || after === undefined ? 0 : after - before;
}

function changeOf(from: View, to: View, bandit: Bandit, stakes: Stakes): Change {
  const seat = seatOf(to, bandit) ?? 0;
  const money = moneyChange(from, to, bandit, stakes);
  const bullets = (view: View) => view.bandits[bandit]?.bullets ?? 0;
  return {
    bandit,
    seat,
    loot: lootChange(from, to, bandit),
    ...(money !== 0 && { money }),
    shots: bullets(from) - bullets(to),
    leads: gunslingers(to).includes(seat),
  };
}

// By bandit, in the order of seats.
export function changesOf(from: View, to: View, stakes: Stakes): Change[] {
  return banditsInPlay(to)
    .map((bandit) => changeOf(from, to, bandit, stakes))
    .sort((a, b) => a.seat - b.seat);
}
