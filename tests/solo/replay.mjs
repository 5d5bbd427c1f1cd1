// Does with the WebAssembly build what a transcript of the native one says (tests/solo/device.h),
// and compares everything that comes out, byte for byte, and what bots answer.
//
//   node replay.mjs MODULE.wasm TRANSCRIPT
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { argv, exit } from 'node:process';
import { giveNets, openModule } from './host.mjs';

const solos = new Map(); // By host.
const jobs = new Map(); // What bots were asked, by host and number.
let expected = []; // What the native build did after the same call,
let came = []; // and what this one has done.
let randoms = [];
let lines = 0;
let compared = 0;

function fail(what) {
  console.error(`line ${lines}: ${what}`);
  exit(1);
}

const module = await openModule(argv[2], {
  random(out) {
    const next = randoms.shift();
    if (next === undefined || next.length !== 2 * out.length) fail('other random bytes are asked for');
    out.set(Buffer.from(next, 'hex'));
    came.push({ out: 'random', bytes: next });
  },
  send: (host, connection, text) => came.push({ out: 'send', host, connection, text }),
  hangUp: (host, connection, code, text) =>
    came.push({ out: 'hang_up', host, connection, code, text }),
  answer: (host, request, status, type, text) =>
    came.push({ out: 'answer', host, request, status, type, text }),
  store: (host, request, text) => came.push({ out: 'store', host, request, text }),
  think(host, job, urgency, bytes) {
    jobs.set(`${host}/${job}`, bytes);
    came.push({ out: 'think', host, job, urgency });
  },
  log: (host, level, text) => came.push({ out: 'log', host, level, text }),
});
await giveNets(module);

const calls = {
  open: (_, { host, now, text, shared }) => solos.set(host, module.open(host, now, text, shared)),
  stop: (solo, { now }) => module.stop(solo, now),
  shut: (solo) => module.shut(solo),
  connect: (solo, { now }) => module.connect(solo, now),
  disconnect: (solo, { now, connection }) => module.disconnect(solo, now, connection),
  receive: (solo, { now, connection, bytes }) =>
    module.receive(solo, now, connection, Buffer.from(bytes, 'hex')),
  ask: (solo, { now, request, method, target, body }) =>
    module.ask(solo, now, request, method, target, body),
  stored: (solo, { now, request, text }) => module.stored(solo, now, request, text),
  hear: (solo, { now, text }) => module.hear(solo, now, text),
  nodes: (solo, { now, text }) => module.nodes(solo, now, text),
  thought(solo, { now, host, job, answer, by_bot }) {
    if (by_bot && module.think(jobs.get(`${host}/${job}`)) !== answer) {
      fail(`a bot answers otherwise than ${answer}`);
    }
    module.thought(solo, now, job, answer);
  },
  wake: (solo, { now }) => module.wake(solo, now),
};

// `call` and what came of it in the native build were read.
function run(call) {
  if (call === undefined) return;
  came = [];
  calls[call.in](solos.get(call.host), call);
  if (call.in !== 'shut') {
    came.push({ out: 'due', host: call.host, at: module.due(solos.get(call.host)) });
  }
  expected.forEach((one, i) => {
    if (JSON.stringify(one) === JSON.stringify(came[i])) return;
    fail(`${JSON.stringify(call)}\nnative: ${JSON.stringify(one)}\nwasm:   ${JSON.stringify(came[i])}`);
  });
  if (came.length > expected.length) fail(`more comes: ${JSON.stringify(came[expected.length])}`);
  compared += came.length;
}

let call;
for await (const line of createInterface({ input: createReadStream(argv[3]) })) {
  const one = JSON.parse(line);
  if (one.in !== undefined) {
    run(call);
    call = one;
    expected = [];
    randoms = [];
  } else {
    expected.push(one);
    if (one.out === 'random') randoms.push(one.bytes);
  }
  lines += 1;
}
run(call);
if (compared === 0) fail('an empty transcript');
console.log(`${compared} outputs of ${lines} lines, all the same`);
