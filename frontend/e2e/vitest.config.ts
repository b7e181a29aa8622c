import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { FixedOrder } from './support/runner/fixed-order.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

const config = defineConfig({
  root,
  cacheDir: 'node_modules/.cache/vitest-e2e',
  test: {
    include: ['frontend/e2e/**/*.e2e.ts'],
    globalSetup: ['backend/testing/database/database-server.ts'],
    env: { NODE_ENV: 'test' },
    // Each has a browser and a product. On two cores, more of them would only wait for each other.
    maxWorkers: 2,
    sequence: { sequencer: FixedOrder, shuffle: false },
    // All files of a worker share one browser and one process of the product. A restart took six seconds each time.
    isolate: false,
    setupFiles: ['frontend/e2e/support/runner/evidence-setup.ts'],
    testTimeout: 300_000,
    // Polling has the same time limit as waiting.
    expect: { poll: { timeout: 60_000 } },
    hookTimeout: 300_000,
  },
});

export { config as default };
