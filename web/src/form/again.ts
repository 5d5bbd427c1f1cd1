// A game that comes from another one: what the hall is asked for.
import type { HallName } from '../app/halls';
import { getRecord } from '../app/http';
import type { Speed } from '../app/settings.svelte';
import type { CreateRequest, Level, OriginInput, TableChoices } from '../protocol/generated';
import { botPause } from './draft';

// The other game, which is over: one of a hall, or a record that somebody has.
export type OtherGame = { hall: HallName; table: string } | { record: () => Promise<string> };

// A decision of it, by its number, and who made it.
export interface Decision {
  decision: number;
  seat: number;
}

export interface AgainPlan {
  other: OtherGame;
  seats: number;
  seat: number; // One's own.
  decision: number | undefined; // Undefined: the same deal.
  anew: boolean;
  level: Level | undefined; // Of the bots in the other seats; undefined: friends are waited for.
}

// A hall knows its own games by their tables; of others it is given the record.
async function gameFor(hall: HallName, other: OtherGame): Promise<OriginInput> {
  if ('record' in other) return { record: await other.record() };
  if (other.hall === hall) return { table: other.table };
  return { record: await getRecord(other.hall, other.table) };
}

export async function againMessage(
  hall: HallName,
  plan: AgainPlan,
  choices: TableChoices,
  speed: Speed,
): Promise<CreateRequest> {
  const { decision, level, seats, seat } = plan;
  const what =
    decision === undefined
      ? { deal: true, seat }
      : { decision, cards: plan.anew ? ('anew' as const) : ('as_were' as const) };
  const origin = { ...(await gameFor(hall, plan.other)), ...what };
  if (level === undefined) return { type: 'create', origin };
  return {
    type: 'create',
    origin,
    options: { clock: { kind: 'none' }, bot_pause_ms: botPause(choices, speed) },
    bots: Array.from({ length: seats }, (_, other) => (other === seat ? '' : level)),
  };
}

// Of the decisions that come next after this step, the first of each player.
export function nextDecisions(
  decisions: readonly { after: number; seat: number }[],
  step: number,
): Decision[] {
  const next = decisions.find(({ after }) => after >= step);
  const found: Decision[] = [];
  for (const [decision, { after, seat }] of decisions.entries()) {
    const known = found.some((one) => one.seat === seat);
    if (after === next?.after && !known) found.push({ decision, seat });
  }
  return found;
}
