// The worker that has the page's hall: its code, what it keeps, the other tabs, those who think.
import { bytesToHex } from '@noble/hashes/utils';
import { hasVectors } from '../core/vectors';
import { fetchCode } from './code';
import { Database } from './database';
import { Front } from './front';
import { Hall } from './hall';
import type { Keep } from './keep';
import { Memory } from './memory';
import { randomBytes } from './module';
import large from './large.net?url';
import { fetchNets, Nets } from './nets';
import { Overflow } from './overflow';
import { joinPeers, type Peers } from './peers';
import small from './small.net?url';
import plain from './solo.wasm?url';
import quick from './solo_simd.wasm?url';
import { thinkerIn } from './thinker';
import { Thinkers, thinkerCount, type Thinker, type ThinkerListener } from './thinkers';
import type { FromHall, Limits, ToHall } from './wire';

// What the page starts with comes first.
const calm = 2_000;

const code = hasVectors() ? quick : plain;
const say = (message: FromHall) => postMessage(message);
const node = bytesToHex(randomBytes(8));
const front = new Front(openHall, say);
let hall: Hall | undefined;
// Shared by all halls of this worker.
let compiled: Promise<WebAssembly.Module> | undefined;
let kept: Promise<Keep> | undefined;
let peers: Peers | undefined;
// In the order of NetId (src/neural/nets.h).
const nets = new Nets(() => fetchNets([large, small]));
let others: string[] | undefined;

function compile(): Promise<WebAssembly.Module> {
  if (!compiled) {
    const trying = fetchCode(code);
    trying.catch(() => (compiled = undefined)); // The network may be back the next time.
    compiled = trying;
  }
  return compiled;
}

async function openKeep(): Promise<Keep> {
  const keep = await Database.open().catch((error: unknown) => {
    console.warn(error);
    return new Memory();
  });
  sayLimits(keep.lasts ? 'all' : 'nothing');
  if (!keep.lasts) return keep;
  peers = joinPeers(node, { hear: (told) => hall?.hear(told), nodes: setNodes });
  return new Overflow(keep, { tell: tellKept, isAlone: () => others?.length === 0 });
}

// A hall that remembers what was lost is of no more use; the next one reads what is stored.
function tellKept(keeps: Limits['keeps']): void {
  sayLimits(keeps);
  if (keeps === 'lost') hall?.end(new Error('another tab went on with what is stored'));
}

function sayLimits(keeps: Limits['keeps']): void {
  say({ type: 'limits', keeps, secure: self.isSecureContext });
}

function setNodes(nodes: string[]): void {
  others = nodes;
  hall?.setNodes(nodes);
}

function startThinker(listener: ThinkerListener): Thinker {
  const worker = new Worker(new URL('./thinker.worker.ts', import.meta.url), { type: 'module' });
  return thinkerIn(worker, compile(), nets, listener);
}

async function openHall(): Promise<Hall> {
  kept ??= openKeep();
  const [module, keep] = await Promise.all([compile(), kept]);
  const thinkers = new Thinkers(startThinker, thinkerCount(navigator.hardwareConcurrency));
  thinkers.begin();
  hall = await Hall.open(module, node, {
    keep,
    think: (urgency, bytes) => thinkers.think(urgency, bytes),
    tell: (told) => peers?.tell(told),
    over(why) {
      console.error(why);
      thinkers.end();
      hall = undefined;
      front.forget();
    },
  });
  if (others) hall.setNodes(others);
  setTimeout(() => nets.begin(), calm); // Unless a bot has something to decide before.
  return hall;
}

onmessage = ({ data }: MessageEvent<ToHall>) => front.take(data);
