// Films the page: its time runs slowly, so that there are pictures enough of a moment.
import type { BrowserContext, Page } from 'playwright-core';

declare global {
  interface Window {
    slowness: number;
  }
}

// Timers and clocks of the page take `slowness` times as long. To be called before the page loads.
export function slowTimers(context: BrowserContext): Promise<void> {
  return context.addInitScript(() => {
    window.slowness = 1;
    const now = performance.now.bind(performance);
    let [real, slow] = [now(), now()];
    performance.now = () => {
      const at = now();
      slow += (at - real) / window.slowness;
      real = at;
      return slow;
    };
    for (const name of ['setTimeout', 'setInterval'] as const) {
      const start: (run: TimerHandler, ms: number, ...more: unknown[]) => unknown = window[name];
      const later = (run: TimerHandler, ms = 0, ...more: unknown[]) =>
        start(run, ms * window.slowness, ...more);
      Object.assign(window, { [name]: later });
    }
  });
}

async function slowDown(page: Page, times: number): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Animation.enable');
  await client.send('Animation.setPlaybackRate', { playbackRate: 1 / times });
  await page.evaluate((slowness) => void (window.slowness = slowness), times);
}

interface Film {
  begin: () => Promise<unknown>; // Makes happen what is to be filmed, as soon as it is slow.
  over: () => Promise<boolean>;
  clip: string; // What of the page: a selector.
}

const slowness = 4;

// So many pictures, evenly over the time from its beginning until it is over.
export async function film(page: Page, count: number, what: Film): Promise<Buffer[]> {
  const clip = await page.locator(what.clip).first().boundingBox();
  if (!clip) throw new Error(`nothing to film at ${what.clip}`);
  await slowDown(page, slowness);
  await what.begin();
  const taken: { at: number; picture: Buffer }[] = [];
  do {
    taken.push({ at: Date.now(), picture: await page.screenshot({ clip, animations: 'allow' }) });
  } while (!(await what.over()));
  await slowDown(page, 1);
  return evenly(taken, count).map(({ picture }) => picture);
}

function evenly<T extends { at: number }>(taken: readonly T[], count: number): T[] {
  const [first, last] = [taken[0]?.at ?? 0, taken.at(-1)?.at ?? 0];
  const times = [...Array(count).keys()].map((i) => first + ((last - first) * i) / (count - 1));
  return times.flatMap((time) => nearest(taken, time) ?? []);
}

function nearest<T extends { at: number }>(taken: readonly T[], time: number): T | undefined {
  return [...taken].sort((a, b) => Math.abs(a.at - time) - Math.abs(b.at - time))[0];
}
