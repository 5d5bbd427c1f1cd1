// Writes tests/fixtures from records of tests/compat and the real server: what can be played, and whole
// games as seat 0 sees them again, and their reviews. FOLSOM names the program; build/release/folsom
// unless told.
import { execFileSync } from 'node:child_process';
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

// Short ones.
const reviews = {
  'std4.review': ['fair-2014-4-standard', '--iterations', '48', '--open'],
  'duo14.review': ['fair-2014-2-duo14-expert', '--iterations', '16'],
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
const { Server, program } = await vite.ssrLoadModule('/tests/browser/harness/server.ts');
const server = await Server.start();
try {
  const write = (name, text) => writeFile(new URL(`${name}.json`, fixtures), text);
  await write('options', await fetched(`${server.url}/api/options`));
  for (const [name, record] of Object.entries(games)) {
    const body = await readFile(new URL(`${record}.folsom`, records), 'utf8');
    const request = { method: 'POST', body };
    await write(name, await fetched(`${server.url}/api/replays?seat=0`, request));
  }
  for (const [name, [record, ...options]] of Object.entries(reviews)) {
    const file = fileURLToPath(new URL(`${record}.folsom`, records));
    const encoding = 'utf8';
    await write(name, execFileSync(program, ['review', file, '--json', ...options], { encoding }));
  }
} finally {
  await server.stop();
  await vite.close();
}
