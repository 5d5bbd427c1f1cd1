import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// The page in Chromium against the real server: build both first (tools/build_web, and the release
// preset). Each file has a server and a browser of its own.
export default defineConfig({
  test: {
    root: fileURLToPath(new URL('.', import.meta.url)),
    include: ['**/*.test.ts'],
    environment: 'node',
    pool: 'forks',
    maxWorkers: 2,
    minWorkers: 1,
    testTimeout: 240_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
