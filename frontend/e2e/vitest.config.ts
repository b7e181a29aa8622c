import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('../..', import.meta.url));

const config = defineConfig({
  root,
  cacheDir: 'node_modules/.cache/vitest-e2e',
  test: {
    include: ['frontend/e2e/**/*.e2e.ts'],
    globalSetup: ['backend/testing/database/database-server.ts'],
    env: { NODE_ENV: 'test' },
    // A test waits for its browser or its server half of the time: three files at a time keep two cores busy.
    maxWorkers: 3,
    // One browser and one process of the product serve all files of a worker: to start them anew cost six seconds each time.
    isolate: false,
    setupFiles: ['frontend/e2e/support/evidence-setup.ts'],
    testTimeout: 300_000,
    // A screen answers when it answers: what is polled has as long as what is waited for.
    expect: { poll: { timeout: 60_000 } },
    hookTimeout: 300_000,
  },
});

export { config as default };
