// What a round has changed, by what the viewer may know: tokens that all see, and the viewer's own
// money.
import { heldBy, knownWorth, type Held } from '../../core/money';
import { banditsInPlay, seatOf } from '../../core/places';
import { gunslingers, type Stakes } from '../../core/race';
import { allLootKinds, type Bandit, type LootKind, type View } from '../../protocol/generated';

export interface Change {
  bandit: Bandit;
  seat: number;
  loot: { kind: LootKind; count: number }[]; // Below 0: lost.
  money?: number; // Of bandits whose purses the viewer knows, where it changed.
  leads: boolean; // Would be Gunslinger now.
}

const counts: Record<LootKind, (held: Held) => number> = {
  purse: ({ purses }) => purses.length,
  jewel: ({ jewels }) => jewels,
  strongbox: ({ strongboxes }) => strongboxes,
  'full flask': ({ flasks }) => flasks.filter(({ half }) => !half).length,
  'half flask': ({ flasks }) => flasks.filter(({ half }) => half).length,
};

function lootChange(from: View, to: View, bandit: Bandit): Change['loot'] {
  const [before, after] = [heldBy(from, bandit), heldBy(to, bandit)];
  return allLootKinds
    .map((kind) => ({ kind, count: counts[kind](after) - counts[kind](before) }))
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
  return {
    bandit,
    seat,
    loot: lootChange(from, to, bandit),
    ...(money !== 0 && { money }),
    leads: gunslingers(to).includes(seat),
  };
}

// By bandit, in the order of seats.
export function changesOf(from: View, to: View, stakes: Stakes): Change[] {
  return banditsInPlay(to)
    .map((bandit) => changeOf(from, to, bandit, stakes))
    .sort((a, b) => a.seat - b.seat);
}
