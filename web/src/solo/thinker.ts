// A worker that thinks, from the side of the hall: it is given the module, jobs, and the networks
// when the first bot needs them.
import type { Net, Nets } from './nets';
import type { Thinker, ThinkerListener } from './thinkers';

export type ToThinker = WebAssembly.Module | Net[] | Uint8Array<ArrayBuffer>;

export interface ThinkerWorker {
  postMessage(message: ToThinker): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<number>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

// As src/solo/solo.h says: the bot plays by a network that is missing.
const needsNets = -2;

export function thinkerIn(
  worker: ThinkerWorker,
  code: Promise<WebAssembly.Module>,
  nets: Pick<Nets, 'get'>,
  listener: ThinkerListener,
): Thinker {
  const begun = code.then((module) => worker.postMessage(module));
  let job: Uint8Array<ArrayBuffer> = new Uint8Array();
  let hasNets = false;

  // Without them the hall decides by the rule of thumb.
  async function thinkWithNets(): Promise<void> {
    const all = await nets.get();
    if (!all) return listener.thought(needsNets);
    hasNets = true;
    worker.postMessage(all);
    worker.postMessage(job);
  }

  worker.onmessage = ({ data }) => {
    if (data === needsNets && !hasNets) return void thinkWithNets();
    if (data === needsNets) console.warn('networks were refused: a bot goes by its rule of thumb');
    listener.thought(data);
  };
  worker.onerror = () => listener.lost();
  return {
    think(bytes) {
      job = bytes;
      void begun.then(() => worker.postMessage(bytes));
    },
    end: () => worker.terminate(),
  };
}
