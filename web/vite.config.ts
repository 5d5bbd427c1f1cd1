import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

// In development the page comes from Vite and everything else from a server of one's own:
// `folsom serve --port 7110 --origin http://localhost:5173`.
const server = process.env.FOLSOM_SERVER ?? 'http://127.0.0.1:7110';

// The picture that goes with a link. Who reads it there wants to know its whole address:
// $FOLSOM_URL says where the page will be.
function sharePicture(): Plugin {
  let base = '/';
  return {
    name: 'share-picture',
    configResolved: (config) => void (base = process.env.FOLSOM_URL ?? config.base),
    transformIndexHtml: () => {
      const content = `${base.replace(/\/$/, '')}/share.jpg`;
      const whole = base.startsWith('http');
      const url = { tag: 'meta', attrs: { property: 'og:url', content: base } };
      return [
        { tag: 'meta', attrs: { property: 'og:image', content } },
        { tag: 'meta', attrs: { name: 'twitter:image', content } },
        ...(whole ? [url] : []),
      ];
    },
  };
}

export default defineConfig({
  plugins: [svelte(), sharePicture()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    cssCodeSplit: false, // One stylesheet: a second request costs more than the bytes it saves.
  },
  server: {
    port: 5173,
    strictPort: true,
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
  },
  // On a busy machine whole games take a while.
  test: { include: ['tests/unit/**/*.test.ts'], environment: 'node', testTimeout: 30_000 },
});
