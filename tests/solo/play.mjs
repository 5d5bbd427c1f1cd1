// The shortest host of src/solo: one page, one game against three bots, with a Map for a store.
// What a page's worker does, without workers, IndexedDB and a clock that runs.
//
//   node play.mjs MODULE.wasm
import { createHash, randomFillSync } from 'node:crypto';
import { argv } from 'node:process';
import { openModule, readNets } from './host.mjs';

const rows = new Map();
const todo = []; // What the module asked for: done one by one, after each call.
let now = Date.now();
let solo;

function scan([from, to]) {
  return [...rows].filter(([key]) => key >= from && key < to).sort(([a], [b]) => (a < b ? -1 : 1));
}
function stored(asked) {
  if (asked.get !== undefined) {
    const answer = { get: asked.get.map((key) => rows.get(key) ?? null), scan: asked.scan.map(scan) };
    return asked.room ? { ...answer, room: { used: 0 } } : answer;
  }
  const same = asked.if.every(([key, text]) => (rows.get(key) ?? null) === text);
  if (!same || !asked.has.every(([key, there]) => rows.has(key) === there)) return { done: false };
  for (const range of asked.clear) for (const [key] of scan(range)) rows.delete(key);
  for (const key of asked.remove) rows.delete(key);
  for (const [key, text] of asked.put) rows.set(key, text);
  return { done: true };
}

const module = await openModule(argv[2], {
  random: (bytes) => randomFillSync(bytes),
  send: (_host, _connection, text) => todo.push(() => take(JSON.parse(text))),
  hangUp: (_host, _connection, code, why) => console.log('closed', code, why),
  answer: (_host, _request, status, _type, body) => console.log(status, body.length, 'bytes'),
  store: (_host, request, what) =>
    todo.push(() => module.stored(solo, now, request, JSON.stringify(stored(JSON.parse(what))))),
  think: (_host, job, _urgency, bytes) =>
    todo.push(() => module.thought(solo, now, job, decide(bytes))),
  log: () => {},
});

// A module that thinks is given the networks when it first misses one.
const nets = await readNets();
let missed = 0;
function decide(job) {
  const answer = module.think(job);
  if (answer !== -2) return answer;
  missed += 1;
  nets[0][99] ^= 1;
  if (module.giveNet(0, nets[0]) !== 1) throw new Error('a damaged network is taken');
  nets[0][99] ^= 1;
  if (nets.some((file, net) => module.giveNet(net, file) !== 0)) throw new Error('a network is refused');
  return module.think(job);
}

const sha256 = (text) => createHash('sha256').update(text).digest('hex');
const nonce = sha256('what a page takes from crypto.getRandomValues');
let table;
let over = false;

function say(message) {
  module.receive(solo, now, connection, JSON.stringify(message));
}
function take(message) {
  if (message.type === 'error') throw new Error(JSON.stringify(message));
  if (message.type === 'welcome') {
    say({ type: 'create', id: 2, config: { seats: 4 }, bots: ['', 'drifter', 'desperado', 'legend'] });
  }
  if (message.id === 2) {
    table = message.table;
    say({ type: 'commit', table, commitment: sha256(nonce) });
    say({ type: 'start', table });
  }
  if (message.type === 'room' && message.deal?.phase === 'revealing' && message.deal.waiting.length > 0) {
    say({ type: 'reveal', table, nonce });
  }
  const legal = message.turn?.legal;
  if (legal !== undefined) {
    const { seat, decision, actions } = legal;
    say({ type: 'act', table, seat, decision, action: actions[Math.floor(Math.random() * actions.length)] });
  }
  if (message.result !== undefined && !over) {
    over = true;
    console.log(JSON.stringify(message.result));
    module.ask(solo, now, 1, 'GET', `/api/records/${table}`, '');
  }
}

function settle() {
  while (todo.length > 0) todo.shift()();
}
solo = module.open(1, now, '', false);
const connection = module.connect(solo, now);
say({ type: 'hello', protocol: 1, id: 1, name: 'Ann' });
settle();
while (!over) {
  now = Math.max(now, module.due(solo)); // A page would wait.
  module.wake(solo, now);
  settle();
}
settle();
if (missed !== 1) throw new Error(`networks were missed ${missed} times`);
