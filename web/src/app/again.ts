import { isPassing, Refusal } from '../core/follow/answers';

const pause = 1_500;
const mostTries = 5;

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

// Asks again, a little later and a few times, while the refusal is one that passes by itself and
// `worth` says that it is worth it. Then it is thrown, as any other.
export async function patiently<T>(ask: () => Promise<T>, worth = () => true): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await ask();
    } catch (error) {
      const passes = error instanceof Refusal && isPassing(error);
      if (!passes || !worth() || tries === mostTries) throw error;
      await wait(pause);
    }
  }
}
