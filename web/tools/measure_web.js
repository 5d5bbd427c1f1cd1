// Measures the page in Chromium and prints JSON: what a first visit loads and how soon it can be
// used, how much the main thread works for a frame of a busy replay, and memory over ten replays.
//   node tools/measure_web.js                      builds nothing: needs build/release and web/dist
//   node tools/measure_web.js URL REPLAY [REPLAY…]  a server that runs, with finished games
// Environment: CHROMIUM (the browser), FOLSOM (the server's program), FOLSOM_WEB (the page),
// SECONDS_PLAYED (20). Exits with 1 if a number is above its limit.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const root = fileURLToPath(new URL('../../', import.meta.url));
const seconds = Number(process.env.SECONDS_PLAYED ?? 20);
const limits = {
  javascriptKb: 250,
  totalKb: 400,
  interactiveMs: 1500,
  frameP95Ms: 8,
  heapGrowthKb: 1024,
};
const frameMs = 1000 / 60;

// --- the server and its games

async function startServer() {
  const folder = mkdtempSync(join(tmpdir(), 'folsom-measure-'));
  const program = process.env.FOLSOM ?? join(root, 'build/release/folsom');
  const web = process.env.FOLSOM_WEB ?? join(root, 'web/dist');
  const words = ['serve', '--port', '0', '--store', join(folder, 'games.db'), '--web', web];
  const limitless = ['--messages-per-s', '1000', '--messages-per-s-address', '10000'];
  const server = spawn(program, [...words, ...limitless], { stdio: ['ignore', 'pipe', 'inherit'] });
  const stop = () => {
    server.kill();
    rmSync(folder, { recursive: true, force: true });
  };
  for await (const line of createInterface(server.stdout)) {
    const port = /:(\d+)\/?$/.exec(line.trim())?.[1];
    if (port) return { url: `http://localhost:${port}`, stop };
  }
  stop();
  throw new Error('the server did not start');
}

// Plays a game of bots through a WebSocket of the page, so that it comes from the right origin.
async function playGame(page) {
  return page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const socket = new WebSocket(`ws://${location.host}/ws`);
        const send = (message) => socket.send(JSON.stringify(message));
        let table;
        socket.onopen = () => send({ type: 'hello', id: 1, protocol: 1, name: 'Measure' });
        socket.onerror = () => reject(new Error('no connection'));
        socket.onmessage = ({ data }) => {
          const message = JSON.parse(data);
          if (message.type === 'error') reject(new Error(data));
          if (message.type === 'welcome') send(create);
          if (message.type === 'ok' && message.id === 2) {
            table = message.table;
            send({ type: 'start', id: 3, table });
          }
          if (message.type === 'room' && message.stage === 'finished') {
            socket.close();
            resolve(table);
          }
        };
        const create = {
          type: 'create',
          id: 2,
          config: { seats: 6, horses: true },
          options: { bot_pause_ms: 0, listed: true },
          bots: Array(6).fill('drifter'),
          sit: false,
        };
      }),
  );
}

// --- first load

async function measureLoad(browser, url) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const sizes = countBytes(network);
  await page.addInitScript(() => {
    window.longTasks = [];
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) {
        window.longTasks.push(startTime + duration);
      }
    }).observe({ type: 'longtask', buffered: true });
  });
  await page.goto(url, { waitUntil: 'load' });
  const shown = await page
    .waitForFunction(() => document.querySelector('main a, main button') && performance.now())
    .then((found) => found.jsonValue());
  await page.waitForTimeout(3000);
  const lastTask = await page.evaluate(() => Math.max(0, ...window.longTasks));
  const loaded = sizes();
  await context.close();
  return { ...loaded, interactiveMs: Math.round(Math.max(shown, lastTask)) };
}

// Compressed bytes by kind, headers included.
function countBytes(network) {
  const kinds = new Map();
  const bytes = { javascript: 0, total: 0 };
  network.on('Network.responseReceived', ({ requestId, type, response }) => {
    kinds.set(requestId, /javascript/.test(response.mimeType) ? 'Script' : type);
  });
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes.total += encodedDataLength;
    if (kinds.get(requestId) === 'Script') bytes.javascript += encodedDataLength;
  });
  return () => ({ javascriptKb: kb(bytes.javascript), totalKb: kb(bytes.total) });
}

function kb(bytes) {
  return Math.round(bytes / 102.4) / 10;
}

// --- frames

async function measureFrames(browser, url, replay) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(`${url}/replay/${replay}?seat=open`);
  await page.getByTestId('screen-replay').waitFor();
  await page.getByTestId('train').waitFor();
  // To the second round's robbing, where something happens all the time.
  await page.getByTestId('replay-round').click();
  for (let turn = 0; turn < 4; turn++) await page.getByTestId('replay-turn').click();
  const session = await context.newCDPSession(page);
  const events = await trace(session, async () => {
    await page.getByTestId('replay-play').click();
    await page.waitForTimeout(seconds * 1000);
  });
  await context.close();
  return framesOf(events);
}

async function trace(session, act) {
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
function framesOf(events) {
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
  return {
    seconds: Math.round((end - start) / 1e5) / 10,
    all: summary([...slices]),
    drawn: summary([...slices].filter((_, i) => drawn.has(i))),
  };
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

function summary(values) {
  const sorted = values.sort((a, b) => a - b);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  const round = (value) => Math.round(value * 100) / 100;
  return { frames: sorted.length, p50: round(at(0.5)), p95: round(at(0.95)), max: round(at(1)) };
}

// --- memory

async function measureHeap(browser, url, replays) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('HeapProfiler.enable');
  await page.goto(url);
  const heapKb = [];
  for (let game = 0; game < 10; game++) {
    await visit(page, `/replay/${replays[game % replays.length]}?seat=open`);
    await page.getByTestId('screen-replay').waitFor();
    await page.getByTestId('replay-play').click();
    await page.waitForTimeout(1500);
    await page.getByTestId('replay-end').click();
    await page.waitForTimeout(300);
    await visit(page, '/');
    await page.getByTestId('screen-start').waitFor();
    heapKb.push(await heapNow(session));
  }
  await context.close();
  return heapKb;
}

// As a user does: by a link, without a reload.
async function visit(page, path) {
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.body.append(link);
    link.click();
    link.remove();
  }, path);
}

async function heapNow(session) {
  for (let i = 0; i < 3; i++) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return Math.round(usedSize / 1024);
}

// --- all of it

function judge({ load, frames, heapKb }) {
  // The first visits fill caches; from the third on nothing should grow.
  const growth = Math.max(...heapKb.slice(7)) - Math.max(...heapKb.slice(2, 5));
  const found = {
    javascriptKb: load.javascriptKb,
    totalKb: load.totalKb,
    interactiveMs: load.interactiveMs,
    frameP95Ms: frames.all.p95,
    heapGrowthKb: growth,
  };
  const above = Object.keys(limits).filter((name) => found[name] > limits[name]);
  return { found, limits, above };
}

async function main() {
  const [url, ...given] = process.argv.slice(2);
  const server = url ? { url: url.replace(/\/$/, ''), stop() {} } : await startServer();
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
  });
  try {
    const page = await browser.newPage();
    await page.goto(server.url);
    const replays = given.length > 0 ? given : [await playGame(page), await playGame(page)];
    await page.close();
    const load = await measureLoad(browser, server.url);
    const frames = await measureFrames(browser, server.url, replays[0]);
    const heapKb = await measureHeap(browser, server.url, replays);
    const result = { load, frames, heapKb };
    const verdict = judge(result);
    console.log(JSON.stringify({ ...result, ...verdict }, null, 2));
    process.exitCode = verdict.above.length > 0 ? 1 : 0;
  } finally {
    await browser.close();
    server.stop();
  }
}

await main();
