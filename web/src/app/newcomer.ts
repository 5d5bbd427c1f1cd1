import { Refusal, type Ask } from '../core/follow/answers';

// How many games one is new for.
const firstGames = 3;

// Whether one has played fewer games to their end than that, in this hall. Who cannot be told of is
// not troubled.
export async function isNewcomer(ask: Ask): Promise<boolean> {
  try {
    return (await ask({ type: 'my_games' })).games.length < firstGames;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}
