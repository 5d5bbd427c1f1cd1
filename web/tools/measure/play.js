// How the browser tests play, for pages that are measured.
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

export async function loadPlay() {
  const vite = await createServer({
    root: fileURLToPath(new URL('../..', import.meta.url)),
    configFile: false,
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false },
  });
  const { play } = await vite.ssrLoadModule('/tests/browser/harness/play.ts');
  await vite.close();
  return play;
}
