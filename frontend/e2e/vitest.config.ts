import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { FixedOrder } from './support/fixed-order.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

const config = defineConfig({
  root,
  cacheDir: 'node_modules/.cache/vitest-e2e',
  test: {
    include: ['frontend/e2e/**/*.e2e.ts'],
    globalSetup: ['backend/testing/database/database-server.ts'],
    env: { NODE_ENV: 'test' },
    // A browser and a product each: more of them wait for each other on two cores.
    maxWorkers: 2,
    sequence: { sequencer: FixedOrder, shuffle: false },
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
