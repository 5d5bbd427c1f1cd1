// How long the bot `net` thinks in a page, with a processor four times slower: every decision of a
// game of four, in the module that pages load. The game is played in Node, which notes what the bots
// were asked; the page decides all of it again, on its own thread, since no other can be slowed down.
import { randomFillSync } from 'node:crypto';
import { openModule } from '../../../tests/solo/host.mjs';
import { Site } from './site.js';

const slowdown = 4;
// The best of so many: others may be at work on the machine. A slow processor is one that stands
// still most of the time, so only a whole run can be timed.
const runs = 5;

export async function measureNet(browser) {
  const site = await new Site('gzip').start();
  const page = await browser.newPage();
  try {
    await page.goto(site.url);
    const jobs = await jobsOfGame(
      site.enginePath,
      site.nets().map(({ bytes }) => bytes),
    );
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const asked = { engine: site.engine, nets: site.nets().map(({ url }) => url), jobs, runs };
    return summary(jobs.length, await page.evaluate(decideInPage, asked));
  } finally {
    await page.close();
    await site.stop();
  }
}

function summary(decisions, times) {
  return { decisions, meanMs: Math.round((1000 * Math.min(...times)) / decisions) / 1000 };
}

// What four `net` are asked in a game, as the bytes of jobs.
async function jobsOfGame(path, nets) {
  const jobs = [];
  const todo = []; // What the module asked for: done one by one, after each call.
  const rows = new Map();
  const module = await openModule(path, {
    random: (bytes) => randomFillSync(bytes),
    send: (_host, _connection, text) => todo.push(() => take(JSON.parse(text))),
    hangUp: (_host, _connection, code, why) => todo.push(() => fail(`${code} ${why}`)),
    answer: () => undefined,
    store: (_host, request, what) =>
      todo.push(() => module.stored(solo, now, request, JSON.stringify(answer(rows, what)))),
    think: (_host, job, _urgency, bytes) =>
      todo.push(() => {
        jobs.push([...bytes]);
        module.thought(solo, now, job, module.think(bytes));
      }),
    log: () => undefined,
  });
  nets.forEach((bytes, net) => module.giveNet(net, bytes));
  const fail = (why) => {
    throw new Error(why);
  };
  let now = Date.now();
  let isOver = false;
  const solo = module.open(1, now, '', false);
  const line = module.connect(solo, now);
  const say = (message) => module.receive(solo, now, line, JSON.stringify(message));
  function take(message) {
    if (message.type === 'error') fail(JSON.stringify(message));
    const options = { bot_pause_ms: 0, clock: { kind: 'none' } };
    const bots = Array(4).fill('net');
    if (message.type === 'welcome') {
      say({ type: 'create', id: 2, config: { seats: 4 }, bots, options, sit: false });
    }
    if (message.id === 2) say({ type: 'start', table: message.table });
    isOver ||= message.result !== undefined;
  }
  say({ type: 'hello', protocol: 1, id: 1, name: 'Ann' });
  while (!isOver) {
    while (todo.length > 0) todo.shift()();
    now = Math.max(now, module.due(solo)); // A page would wait.
    module.wake(solo, now);
  }
  return jobs;
}

// As src/ledger/ledger.h says.
function answer(rows, what) {
  const asked = JSON.parse(what);
  const scan = ([from, to]) =>
    [...rows].filter(([key]) => key >= from && key < to).sort(([a], [b]) => (a < b ? -1 : 1));
  if (asked.get !== undefined) {
    const known = {
      get: asked.get.map((key) => rows.get(key) ?? null),
      scan: asked.scan.map(scan),
    };
    return asked.room ? { ...known, room: { used: 0 } } : known;
  }
  for (const range of asked.clear) for (const [key] of scan(range)) rows.delete(key);
  for (const key of asked.remove) rows.delete(key);
  for (const [key, text] of asked.put) rows.set(key, text);
  return { done: true };
}

// In the page. The milliseconds of each run.
async function decideInPage({ engine, nets, jobs, runs: times }) {
  const module = await WebAssembly.compileStreaming(fetch(engine));
  const given = {};
  for (const { module: part, name } of WebAssembly.Module.imports(module)) {
    (given[part] ??= {})[name] = () => 0; // A network asks for nothing.
  }
  const { exports } = await WebAssembly.instantiate(module, given);
  exports._initialize();
  function placed(bytes, use) {
    const at = exports.solo_alloc(bytes.length);
    new Uint8Array(exports.memory.buffer, at, bytes.length).set(bytes);
    const result = use(at, bytes.length);
    exports.solo_free(at);
    return result;
  }
  for (const [net, address] of nets.entries()) {
    const bytes = new Uint8Array(await (await fetch(address)).arrayBuffer());
    if (placed(bytes, (at, size) => exports.solo_give_net(net, at, size))) throw new Error(address);
  }
  const all = [];
  for (let run = 0; run < times; run++) {
    const begun = performance.now();
    for (const job of jobs) if (placed(job, exports.solo_think) < 0) throw new Error('no decision');
    all.push(performance.now() - begun);
  }
  return all;
}
