// Takes the pictures and film strips of docs/images and the pictures of public/, with Chromium and the real server: build both first.
//   node tools/screenshots.js [REGEX]   only those whose names fit
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const vite = await createServer({
  root,
  configFile: false,
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, ws: false },
});
try {
  const { takeAll } = await vite.ssrLoadModule('/tests/browser/pictures.ts');
  const folder = (path) => fileURLToPath(new URL(path, import.meta.url));
  const folders = { docs: folder('../../docs/images'), web: folder('../public') };
  await takeAll(folders, process.argv[2] ?? '');
} finally {
  await vite.close();
}
