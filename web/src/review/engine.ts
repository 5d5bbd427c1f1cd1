// The files that a review needs: the module, and the networks, which are those of bots.
import { Refusal } from '../core/follow/answers';
import { hasVectors } from '../core/vectors';
import { fetchCode } from '../solo/code';
import large from '../solo/large.net?url';
import { fetchNets, type Net } from '../solo/nets';
import small from '../solo/small.net?url';
import plain from './reviewer.wasm?url';
import quick from './reviewer_simd.wasm?url';

export interface Engine {
  code: WebAssembly.Module;
  nets: Net[];
}

// What a review depends on besides the record and its options: the names of files change with what
// is in them. Both builds of the module say the same.
export const engineName = [plain, large, small].join();

let loading: Promise<Engine> | undefined;

// Fetched once. Refuses with link/lost, and tries again the next time.
export function loadEngine(): Promise<Engine> {
  if (!loading) {
    const trying = load();
    trying.catch(() => (loading = undefined));
    loading = trying;
  }
  return loading;
}

async function load(): Promise<Engine> {
  try {
    // In the order of NetId (src/neural/nets.h).
    const nets = fetchNets([large, small]);
    return { code: await fetchCode(hasVectors() ? quick : plain), nets: await nets };
  } catch (error) {
    throw new Refusal({ code: 'link/lost', message: String(error) });
  }
}
