import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// In development the page comes from Vite and everything else from a server of one's own:
// `folsom serve --port 7110 --origin http://localhost:5173`.
const server = process.env.FOLSOM_SERVER ?? 'http://127.0.0.1:7110';

export default defineConfig({
  plugins: [svelte()],
  build: { target: 'es2022', assetsInlineLimit: 0 },
  server: {
    port: 5173,
    strictPort: true,
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
  },
  test: { include: ['tests/unit/**/*.test.ts'], environment: 'node' },
});
