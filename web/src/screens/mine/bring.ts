import { patiently } from '../../app/again';
import { getLog } from '../../app/http';
import { away } from '../../app/session.svelte';
import { isPassing, Refusal } from '../../core/follow/answers';
import type { Mine } from './own_games.svelte';

export interface Brought {
  n: number;
  failed: number;
}

// Whether the account has it now. One that cannot be brought is left on the device; a lost connection
// or a full account, after which no other would come either, is thrown.
async function bringOne(mine: Mine): Promise<boolean> {
  try {
    const log = await patiently(() => getLog(mine.game.summary.table));
    await patiently(() => away.bring(log));
    return true;
  } catch (error) {
    const hopeless = error instanceof Refusal && !isPassing(error);
    if (hopeless && !/^(limit|identity)\//.test(error.code)) return false;
    throw error;
  }
}

// Brings these games to the account, one after the other; `told` hears how many are done.
export async function bringAll(
  games: readonly Mine[],
  told: (done: number) => void,
): Promise<Brought> {
  let n = 0;
  for (const [i, mine] of games.entries()) {
    if (await bringOne(mine)) n += 1;
    told(i + 1);
  }
  return { n, failed: games.length - n };
}
