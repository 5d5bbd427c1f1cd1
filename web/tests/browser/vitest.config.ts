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
    // Deals differ from run to run. What failed once is named (`retry x1`), with a picture, and is a
    // defect to look for; what fails with another deal too fails the stage.
    retry: 1,
    expect: { poll: { timeout: 30_000 } },
  },
});
