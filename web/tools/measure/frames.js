// How much the main thread works for each frame of busy replays.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { program } from './server.js';

const seconds = Number(process.env.SECONDS_PLAYED ?? 20);
const frameMs = 1000 / 60;
const seeds = [1, 2, 3]; // Always the same games.

// Six players with the expansion. `all`: each sixtieth of a second; `drawn`: those in which the main
// thread drew something, which it need not do for what only moves.
export async function measureFrames(browser, url, viewport) {
  const folder = mkdtempSync(join(tmpdir(), 'folsom-records-'));
  const games = [];
  for (const seed of seeds) {
    const file = join(folder, `${seed}.folsom`);
    const game = `--games 1 --seed ${seed} --players 6 --horses --bots scripted`;
    execFileSync(program, ['sim', ...game.split(' '), '--record', file], { stdio: 'ignore' });
    games.push(framesOf(await playReplay(browser, url, file, viewport)));
  }
  rmSync(folder, { recursive: true, force: true });
  return {
    all: summary(games.flatMap(({ all }) => all)),
    drawn: summary(games.flatMap(({ drawn }) => drawn)),
  };
}

async function playReplay(browser, url, file, viewport) {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  await page.goto(`${url}/replay`);
  await page.getByTestId('record-file').setInputFiles(file);
  await page.getByTestId('replay-seat').selectOption('open');
  await page.locator('[data-testid="screen-replay"][data-viewer="open"]').waitFor();
  // To the second round's robbing, where something happens all the time.
  await page.getByTestId('replay-round').click();
  for (let turn = 0; turn < 4; turn++) await page.getByTestId('replay-turn').click();
  const session = await context.newCDPSession(page);
  const events = await trace(session, async () => {
    await page.getByTestId('replay-play').click();
    await page.waitForTimeout(seconds * 1000);
  });
  await context.close();
  return events;
}

export async function trace(session, act) {
  const events = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  const done = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'devtools.timeline', 'blink.user_timing'] },
  });
  await act();
  await session.send('Tracing.end');
  await done;
  return events;
}

// Work of the page's main thread in each sixtieth of a second, and in those that drew a frame.
export function framesOf(events) {
  const main = mainThread(events);
  const own = events.filter(({ pid, tid }) => pid === main.pid && tid === main.tid);
  const tasks = outermost(own.filter(({ ph, dur }) => ph === 'X' && dur > 0));
  const start = Math.min(...tasks.map(({ ts }) => ts));
  const end = Math.max(...tasks.map(({ ts, dur }) => ts + dur));
  const slices = new Float64Array(Math.ceil((end - start) / 1000 / frameMs));
  for (const task of tasks) share(slices, task, start);
  const drawn = new Set(
    own
      .filter(({ name }) => name === 'BeginMainThreadFrame' || name === 'Layerize')
      .map(({ ts }) => Math.floor((ts - start) / 1000 / frameMs)),
  );
  return { all: [...slices], drawn: [...slices].filter((_, i) => drawn.has(i)) };
}

// The renderer whose main thread did most.
function mainThread(events) {
  const threads = events
    .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
    .map(({ pid, tid }) => ({ pid, tid, work: 0 }));
  for (const { pid, tid, ph, dur = 0 } of events) {
    const thread = threads.find((found) => found.pid === pid && found.tid === tid);
    if (thread && ph === 'X') thread.work += dur;
  }
  threads.sort((a, b) => b.work - a.work);
  if (!threads[0]) throw new Error('no main thread in the trace');
  return threads[0];
}

function outermost(tasks) {
  const sorted = [...tasks].sort((a, b) => a.ts - b.ts || b.dur - a.dur);
  const found = [];
  let until = -Infinity;
  for (const task of sorted) {
    if (task.ts < until) continue;
    found.push(task);
    until = task.ts + task.dur;
  }
  return found;
}

// A task's time on the processor, spread over the slices that it lasted. Where the thread had to
// wait for a processor it did not work.
function share(slices, { ts, dur, tdur = dur }, start) {
  const busy = Math.min(1, tdur / dur);
  for (let at = ts; at < ts + dur;) {
    const i = Math.floor((at - start) / 1000 / frameMs);
    const next = Math.min(ts + dur, start + (i + 1) * frameMs * 1000 + 0.001);
    slices[i] += ((next - at) / 1000) * busy;
    at = next;
  }
}

export function summary(values) {
  const sorted = values.sort((a, b) => a - b);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  const round = (value) => Math.round(value * 100) / 100;
  return { frames: sorted.length, p50: round(at(0.5)), p95: round(at(0.95)), max: round(at(1)) };
}
