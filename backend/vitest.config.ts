import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { runSeed } from './testing/runner/run-seed.ts';
import { SeededSequencer } from './testing/runner/seeded-sequencer.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

const { seed, shuffled } = runSeed();

const config = defineConfig({
  root,
  cacheDir: 'node_modules/.cache/vitest',
  test: {
    include: ['backend/**/*.test.ts', 'frontend/src/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**', 'backend/testing/rules/bad-examples/**'],
    globalSetup: ['backend/testing/database/database-server.ts'],
    setupFiles: ['backend/testing/runner/fresh-process.ts'],
    // A zone away from UTC finds what silently depends on the machine's clock settings.
    env: { TZ: 'America/New_York', NODE_ENV: 'test', TEST_SEED: String(seed) },
    // One order for everyone. `npm run test:shuffle` looks for tests that depend on it (docs/testing.md#the-order-of-tests).
    sequence: { shuffle: { files: shuffled, tests: shuffled }, seed, sequencer: SeededSequencer },
    // More than the cores: an API test waits for its database, and one of a form for its timers.
    maxWorkers: 3,
    // Most of what a test makes is garbage when it ends: with room for it, collecting costs a twentieth of the processor less.
    execArgv: ['--max-semi-space-size=64'],
    // Reloading the whole application for each file cost more than a third of the run. A file leaves nothing behind in a module.
    isolate: false,
    // For what hangs. A machine that is busy with other things is ten times slower, and no reason for a red run.
    expect: { poll: { timeout: 60_000 } },
    testTimeout: 120_000,
    hookTimeout: 240_000,
  },
});

// Vitest requires a default export.
export { config as default };
