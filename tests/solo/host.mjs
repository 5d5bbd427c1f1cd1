// The WebAssembly build of src/solo with what it needs of its host (src/solo/solo.h), in Node. A
// page's worker does the same, with @noble/hashes, @noble/ciphers and crypto.getRandomValues.
import { createCipheriv, createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

const encoder = new TextEncoder();
const decoder = new TextDecoder();

// `given`: {random(bytes), send(host, connection, text), hangUp(host, connection, code, why),
// answer(host, request, status, type, body), store(host, request, what), think(host, job, urgency,
// bytes), log(host, level, text)}. None of these may call the module; they may only note what to do
// next.
//
// What comes back has no networks yet: giveNets.
export async function openModule(path, given) {
  const module = await WebAssembly.compile(await readFile(path));
  let memory;
  const bytes = (at, size) => new Uint8Array(memory.buffer, at, size);
  // What the module shows is good only during the call.
  const text = (at, size) => decoder.decode(bytes(at, size).slice());
  const host = {
    random: (at, size) => given.random(bytes(at, size)),
    sha256: (at, size, out) =>
      bytes(out, 32).set(createHash('sha256').update(bytes(at, size)).digest()),
    chacha20(key, nonce, out) {
      // OpenSSL takes the number of the first block, 0, before the nonce.
      const start = Buffer.concat([Buffer.alloc(4), bytes(nonce, 12)]);
      const cipher = createCipheriv('chacha20', bytes(key, 32).slice(), start);
      bytes(out, 8).set(cipher.update(Buffer.alloc(8)));
    },
    send: (of, connection, at, size) => given.send(of, connection, text(at, size)),
    hang_up: (of, connection, code, at, size) => given.hangUp(of, connection, code, text(at, size)),
    answer: (of, request, status, type, typeSize, body, bodySize) =>
      given.answer(of, request, status, text(type, typeSize), text(body, bodySize)),
    store: (of, request, at, size) => given.store(of, request, text(at, size)),
    think: (of, job, urgency, at, size) => given.think(of, job, urgency, bytes(at, size).slice()),
    log: (of, level, at, size) => given.log(of, level, text(at, size)),
  };
  // Of WASI it needs the time alone, for bots that think for so many milliseconds.
  const wasi = {
    clock_time_get(_clock, _precision, at) {
      new DataView(memory.buffer).setBigUint64(at, process.hrtime.bigint(), true);
      return 0;
    },
  };
  const instance = await WebAssembly.instantiate(module, { host, wasi_snapshot_preview1: wasi });
  const run = instance.exports;
  memory = run.memory;
  run._initialize();

  // Calls `use(at, size, at, size...)` with these texts, or bytes, in the module's memory.
  function withBytes(parts, use) {
    const placed = parts.map((part) => {
      const data = typeof part === 'string' ? encoder.encode(part) : part;
      const at = run.solo_alloc(data.length || 1);
      bytes(at, data.length).set(data);
      return [at, data.length];
    });
    const result = use(...placed.flat());
    for (const [at] of placed) run.solo_free(at);
    return result;
  }

  return {
    open: (of, now, node, shared) =>
      withBytes([node], (at, size) => run.solo_open(of, now, at, size, shared ? 1 : 0)),
    stop: (solo, now) => run.solo_stop(solo, now),
    shut: (solo) => run.solo_shut(solo),
    connect: (solo, now) => run.solo_connect(solo, now),
    disconnect: (solo, now, connection) => run.solo_disconnect(solo, now, connection),
    receive: (solo, now, connection, message) =>
      withBytes([message], (at, size) => run.solo_receive(solo, now, connection, at, size)),
    ask: (solo, now, request, method, target, body) =>
      withBytes([method, target, body], (...parts) => run.solo_ask(solo, now, request, ...parts)),
    stored: (solo, now, request, answer) =>
      withBytes([answer], (at, size) => run.solo_stored(solo, now, request, at, size)),
    hear: (solo, now, told) =>
      withBytes([told], (at, size) => run.solo_hear(solo, now, at, size)),
    nodes: (solo, now, nodes) =>
      withBytes([nodes], (at, size) => run.solo_nodes(solo, now, at, size)),
    thought: (solo, now, job, answer) => run.solo_thought(solo, now, job, answer),
    wake: (solo, now) => run.solo_wake(solo, now),
    due: (solo) => run.solo_due(solo),
    netsOf: (bot) => withBytes([bot], (at, size) => run.solo_nets_of(at, size)),
    giveNet: (net, file) => withBytes([file], (at, size) => run.solo_give_net(net, at, size)),
    think: (job) => withBytes([job], (at, size) => run.solo_think(at, size)),
    signature: (which) => BigInt.asUintN(64, run.solo_signature(which)).toString(16).padStart(16, '0'),
  };
}

// Hands the networks of nets/ over, which a module that thinks needs for bots that play by them.
export async function giveNets(module) {
  for (const [net, file] of (await readNets()).entries()) {
    const refusal = module.giveNet(net, file);
    if (refusal !== 0) throw new Error(`network ${net} is refused: ${refusal}`);
  }
}

// Their bytes, by number.
export function readNets() {
  const read = (name) => readFile(new URL(`../../nets/${name}.net`, import.meta.url));
  return Promise.all(['large', 'small'].map(read));
}
