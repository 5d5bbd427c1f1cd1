// How long a search takes in a worker of the page, against the native build: a game of four
// `search:iterations=1000` (solo/signature/bots_signature.h), by the module that pages load and by
// build/release/tests/bots_signature. Both must decide alike.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Site } from './site.js';

const program =
  process.env.FOLSOM_SIGNATURE ??
  fileURLToPath(new URL('../../../build/release/tests/bots_signature', import.meta.url));
const runs = 5; // In turn, and of each the best: others may be at work on the machine.

export async function measureSearch(browser) {
  const site = await new Site('gzip').start();
  const page = await browser.newPage();
  try {
    await page.goto(site.url);
    const all = [];
    for (let run = 0; run < runs; run++) {
      all.push({
        native: searchNatively(),
        page: await page.evaluate(searchInWorker, [
          site.engine,
          ...site.nets().map(({ url }) => url),
        ]),
      });
    }
    return summary(all);
  } finally {
    await page.close();
    await site.stop();
  }
}

function summary(all) {
  const games = new Set(all.flatMap(({ native, page }) => [native.signature, page.signature]));
  if (games.size !== 1) throw new Error(`they decide differently: ${[...games].join(', ')}`);
  const best = (where) => Math.min(...all.map((run) => run[where].ms));
  const [nativeMs, pageMs] = [best('native'), best('page')].map(Math.round);
  return { nativeMs, pageMs, ratio: Math.round((100 * pageMs) / nativeMs) / 100 };
}

function searchNatively() {
  const begun = performance.now();
  const signature = execFileSync(program, ['search'], { encoding: 'utf8' }).trim();
  return { signature, ms: performance.now() - begun };
}

// In the page. A new worker and instance each time, as for a new visitor: only the time to compile
// before the game is not counted.
function searchInWorker(addresses) {
  async function search() {
    const [engine, ...nets] = self.name.split(' ');
    const module = await WebAssembly.compileStreaming(fetch(engine));
    const given = {};
    for (const { module: part, name } of WebAssembly.Module.imports(module)) {
      (given[part] ??= {})[name] = () => 0; // A search asks for nothing.
    }
    const { exports } = await WebAssembly.instantiate(module, given);
    exports._initialize();
    for (const [net, address] of nets.entries()) {
      const bytes = new Uint8Array(await (await fetch(address)).arrayBuffer());
      const at = exports.solo_alloc(bytes.length);
      new Uint8Array(exports.memory.buffer, at, bytes.length).set(bytes);
      exports.solo_give_net(net, at, bytes.length);
      exports.solo_free(at);
    }
    const begun = performance.now();
    const signature = BigInt.asUintN(64, exports.solo_signature(2));
    const ms = performance.now() - begun;
    postMessage({ signature: signature.toString(16).padStart(16, '0'), ms });
  }
  const text = `(${search})().catch(({ message: error }) => postMessage({ error }))`;
  const code = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
  const worker = new Worker(code, { name: addresses.join(' ') });
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }) => {
      worker.terminate();
      if (data.error) reject(new Error(data.error));
      else resolve(data);
    };
    worker.onerror = ({ message }) => reject(new Error(message));
  });
}
