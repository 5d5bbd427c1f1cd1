import { OwnPart } from './deal_part';
import { tablePath } from './halls';
import type { Session } from './hall_session.svelte';
import { isGuestName } from './names';
import { go } from './router.svelte';
import { away } from './session.svelte';
import { Refusal } from '../core/follow/answers';
import type { CreateRequest } from '../protocol/generated';

// Opens a table in this hall and goes there; `start` when nobody is missing.
export async function openTable(
  wanted: Session,
  message: CreateRequest,
  start: boolean,
): Promise<void> {
  const hall = await reached(wanted);
  if (hall.hall === 'here') await nameAlike(hall);
  const { table, commit } = await hall.ask(message);
  if (start) await startAt(hall, table, message.sit === false ? undefined : commit);
  go(tablePath(hall.hall, table));
}

// This hall once it is there. In a browser where none runs in the page a server has the same games.
export async function reached(hall: Session): Promise<Session> {
  const canReplace = () => hall.hall === 'here' && away.state === 'online';
  if (hall.state === 'offline' && canReplace()) return away;
  try {
    await hall.reach();
    return hall;
  } catch (error) {
    if (!canReplace()) throw error;
    return away;
  }
}

// Who has chosen a name at the server and none in the page has it there, too.
async function nameAlike(hall: Session): Promise<void> {
  const { name } = away;
  if (!name || isGuestName(name) || !isGuestName(hall.name)) return;
  try {
    await hall.rename(name);
  } catch (error) {
    // A game needs no name: whoever gets none plays as a guest.
    if (!(error instanceof Refusal)) throw error;
  }
}

// The deal waits only for so long, and the screen of the table may take longer to come: until the
// game is on, one's part in it is taken from here. `commit`: where one has a seat.
async function startAt(hall: Session, table: string, commit: string | undefined): Promise<void> {
  const part = new OwnPart((message) => hall.ask(message));
  if (commit !== undefined) await part.commitFirst(table, commit);
  const end = hall.onPush((push) => {
    if (push.type !== 'room' || push.table !== table) return;
    part.take(push);
    if (push.stage !== 'lobby') end();
  });
  try {
    await hall.ask({ type: 'start', table });
  } catch (error) {
    end();
    throw error;
  }
}
