// Writes sw.js into a folder that Vite has built: the worker of src/offline with the list of all
// files that it keeps for use without a network.
//   node tools/service_worker.js [FOLDER [BASE]]   dist and / by default; BASE as Vite's
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const [folder = join(root, 'dist'), base = '/'] = process.argv.slice(2);

// Shown by shops and in messages, not by the page; and what is made here.
const notKept = /^(sw\.js|share\.jpg|screenshots\/.*|.*\.(br|gz)|(.*\/)?\.[^/]*)$/;
const most = 5_000_000; // Bytes, compressed.

const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex');

// By their paths in the folder, as addresses have them.
function filesOf(inside = '') {
  const entries = readdirSync(join(folder, inside), { withFileTypes: true });
  return entries.flatMap((entry) => {
    const path = inside + entry.name;
    return entry.isDirectory() ? filesOf(`${path}/`) : path;
  });
}

async function workerCode() {
  const built = await build({
    root,
    base,
    configFile: false,
    logLevel: 'error',
    build: {
      target: 'es2022',
      write: false,
      lib: { entry: 'src/offline/worker.ts', formats: ['iife'], name: 'worker' },
    },
  });
  return [built].flat()[0].output[0].code;
}

const paths = filesOf()
  .filter((path) => !notKept.test(path))
  .sort();
if (!paths.includes('index.html')) throw new Error(`${folder} has no index.html`);
const contents = new Map(paths.map((path) => [path, readFileSync(join(folder, path))]));
const size = [...contents.values()].reduce((sum, bytes) => sum + gzipSync(bytes).length, 0);
if (size > most) throw new Error(`${size} bytes are too many to keep`);

// The page is kept under the address of its folder: some hosts redirect index.html to that.
const named = (path) => (path === 'index.html' ? '' : path);
const files = Object.fromEntries(
  [...contents].map(([path, bytes]) => [named(path), sha256(bytes)]),
);
const code = await workerCode();
const version = sha256(code + JSON.stringify(files)).slice(0, 16);
const release = { version, files, screens: base !== './' };
writeFileSync(join(folder, 'sw.js'), `const __RELEASE__ = ${JSON.stringify(release)};\n${code}`);
console.log(
  `${paths.length} files are kept for offline use, ${Math.round(size / 1000)} kB compressed`,
);
