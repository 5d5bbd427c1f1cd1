// Writes tests/fixtures from records of tests/compat and the real server: what can be played, and whole
// games as seat 0 sees them again. FOLSOM names the program; build/release/folsom unless told.
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const records = new URL('../../tests/compat/v1/records/', import.meta.url);
const fixtures = new URL('../tests/fixtures/', import.meta.url);
const games = {
  'std4.0': 'fair-2014-4-standard',
  'horses6.0': 'sim-2014-6-standard-expert-horses',
  'duo14.0': 'fair-2014-2-duo14-expert',
};

async function fetched(address, request) {
  const answer = await fetch(address, request);
  if (!answer.ok) throw new Error(`${address}: ${answer.status} ${await answer.text()}`);
  return answer.text();
}

const vite = await createServer({
  root,
  configFile: false,
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, ws: false },
});
const { Server } = await vite.ssrLoadModule('/tests/browser/harness/server.ts');
const server = await Server.start();
try {
  const write = (name, text) => writeFile(new URL(`${name}.json`, fixtures), text);
  await write('options', await fetched(`${server.url}/api/options`));
  for (const [name, record] of Object.entries(games)) {
    const body = await readFile(new URL(`${record}.folsom`, records), 'utf8');
    const request = { method: 'POST', body };
    await write(name, await fetched(`${server.url}/api/replays?seat=0`, request));
  }
} finally {
  await server.stop();
  await vite.close();
}
