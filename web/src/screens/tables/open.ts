import { OwnPart } from '../../app/deal_part';
import { go } from '../../app/router.svelte';
import { session } from '../../app/session.svelte';
import type { CreateRequest } from '../../protocol/generated';

// Opens a table and goes there; `start` when nobody is missing.
export async function openTable(message: CreateRequest, start: boolean): Promise<void> {
  const { table, commit } = await session.ask(message);
  if (start) await startAt(table, message.sit === false ? undefined : commit);
  go(`/t/${table}`);
}

// The deal waits only for so long, and the screen of the table may take longer to come: until the
// game is on, one's part in it is taken from here. `commit`: where one has a seat.
async function startAt(table: string, commit: string | undefined): Promise<void> {
  const part = new OwnPart((message) => session.ask(message));
  if (commit !== undefined) await part.commitFirst(table, commit);
  const end = session.onPush((push) => {
    if (push.type !== 'room' || push.table !== table) return;
    part.take(push);
    if (push.stage !== 'lobby') end();
  });
  try {
    await session.ask({ type: 'start', table });
  } catch (error) {
    end();
    throw error;
  }
}
