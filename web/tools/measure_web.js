// Measures the page in Chromium and prints JSON: what a first visit loads and how soon it can be
// used, how much the main thread works for a frame of a busy replay, and what ten games leave behind.
//   node tools/measure_web.js        builds nothing: needs build/release and web/dist
//   node tools/measure_web.js URL    a server that runs
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
  heapGrowthKb: 512,
  nodeGrowth: 300, // The lists on the start page are not always equally long.
  listenerGrowth: 0,
};
const frameMs = 1000 / 60;

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

// A person without a page of their own: gives tables of bots, and starts them. Through a WebSocket of
// a page, so that it comes from the right origin.
async function seatHost(page) {
  await page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const socket = new WebSocket(`ws://${location.host}/ws`);
        const waiting = new Map();
        let last = 0;
        const ask = (message) =>
          new Promise((resolve, reject) => {
            last += 1;
            waiting.set(last, { resolve, reject });
            socket.send(JSON.stringify({ ...message, id: last }));
          });
        socket.onopen = () => resolve(ask({ type: 'hello', protocol: 1, name: 'Measure' }));
        socket.onerror = () => reject(new Error('no connection'));
        socket.onmessage = ({ data }) => {
          const message = JSON.parse(data);
          if (message.type === 'error') waiting.get(message.id)?.reject(new Error(data));
          else if ('id' in message) waiting.get(message.id)?.resolve(message);
          if (message.type === 'room' && message.stage === 'finished') window.finished?.();
        };
        window.host = ask;
      }),
  );
}

const table = {
  type: 'create',
  config: { seats: 6, horses: true },
  options: { bot_pause_ms: 0, listed: true },
  bots: Array(6).fill('drifter'),
  sit: false,
};

function newTable(host) {
  return host.evaluate(async (create) => (await window.host(create)).table, table);
}

async function playGame(host, id) {
  await host.evaluate(async (table) => {
    const over = new Promise((resolve) => (window.finished = resolve));
    await window.host({ type: 'start', table });
    await over;
  }, id);
}

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

// Ten games watched live from the first card to the scores, and each seen again as a replay. Back on
// the start page nothing of a game may be left: bytes, nodes and listeners are counted there. The
// browser compiles nothing to machine code, which it would keep and which would count.
async function measureMemory(url, host) {
  const browser = await launch('--js-flags=--no-opt --no-maglev --no-sparkplug');
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(() => {
    localStorage.setItem('folsom.settings', JSON.stringify({ speed: 'instant', muted: true }));
  });
  const session = await context.newCDPSession(page);
  await session.send('HeapProfiler.enable');
  await session.send('Performance.enable');
  await page.goto(url);
  const left = [];
  for (let game = 0; game < 10; game++) {
    const id = await newTable(host);
    await visit(page, `/t/${id}`);
    await page.getByTestId('screen-room').waitFor();
    await playGame(host, id);
    await page.getByTestId('screen-end').waitFor();
    await visit(page, `/replay/${id}?seat=open`);
    await page.getByTestId('replay-end').click();
    await page.getByTestId('scores').first().waitFor();
    await visit(page, '/');
    await page.getByTestId('screen-start').waitFor();
    left.push(await leftNow(session));
  }
  await browser.close();
  return left;
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

async function leftNow(session) {
  for (let i = 0; i < 3; i++) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return {
    heapKb: Math.round(usedSize / 1024),
    nodes: of('Nodes'),
    listeners: of('JSEventListeners'),
  };
}

function judge({ load, frames, left }) {
  // The first visits fill caches; from the third on nothing should grow.
  const growth = (name) => {
    const values = left.map((found) => found[name]);
    return Math.max(...values.slice(7)) - Math.max(...values.slice(2, 5));
  };
  const found = {
    javascriptKb: load.javascriptKb,
    totalKb: load.totalKb,
    interactiveMs: load.interactiveMs,
    frameP95Ms: frames.drawn.p95,
    heapGrowthKb: growth('heapKb'),
    nodeGrowth: growth('nodes'),
    listenerGrowth: growth('listeners'),
  };
  const above = Object.keys(limits).filter((name) => found[name] > limits[name]);
  return { found, limits, above };
}

function launch(...more) {
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      ...more,
    ],
  });
}

async function main() {
  const [url] = process.argv.slice(2);
  const server = url ? { url: url.replace(/\/$/, ''), stop() {} } : await startServer();
  const browser = await launch();
  try {
    const load = await measureLoad(browser, server.url);
    const host = await browser.newPage();
    await host.goto(`${server.url}/rules`);
    await seatHost(host);
    const game = await newTable(host);
    await playGame(host, game);
    const frames = await measureFrames(browser, server.url, game);
    const left = await measureMemory(server.url, host);
    const result = { load, frames, left };
    const verdict = judge(result);
    console.log(JSON.stringify({ ...result, ...verdict }, null, 2));
    process.exitCode = verdict.above.length > 0 ? 1 : 0;
  } finally {
    await browser.close();
    server.stop();
  }
}

await main();
