import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('../../..', import.meta.url));

const config = defineConfig({
  root,
  cacheDir: 'node_modules/.cache/vitest-drills',
  test: {
    include: ['backend/testing/drills/**/*.drill.ts'],
    globalSetup: ['backend/testing/database/database-server.ts'],
    env: { NODE_ENV: 'test' },
    maxWorkers: 1,
    // Each drill prints its own table.
    disableConsoleIntercept: true,
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});

export { config as default };
