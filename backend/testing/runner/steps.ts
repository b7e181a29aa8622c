import { totalmem } from 'node:os';
import type { Step } from './step.ts';

const vitest = (name: string, config: string, extra: Partial<Step> = {}): Step => {
  const report = `node_modules/.cache/checks/${name}.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const args = ['run', '--config', config, ...reporters];
  return { name, script: 'node_modules/vitest/vitest.mjs', args, report, ...extra };
};

/**
 * Everything that must hold before a change is kept. Two run beside each other: what a browser does, which waits half of its
 * time, and the others one after another, the quick answers first.
 */
export const steps: readonly Step[] = [
  {
    name: 'build',
    script: 'node_modules/vite/bin/vite.js',
    args: ['build', '--config', 'frontend/vite.config.ts', '--logLevel', 'warn'],
    env: { NODE_ENV: 'production' },
  },
  vitest('e2e', 'frontend/e2e/vitest.config.ts', { needs: 'build' }),
  {
    name: 'lint',
    script: 'node_modules/oxlint/bin/oxlint',
    args: ['--type-aware', '--type-check', '--deny-warnings'],
    // What the types of all files take is needed to the end: looking for what is free costs a third of the processor time.
    env: { GOGC: 'off', GOMEMLIMIT: `${Math.floor(totalmem() / 2 ** 21)}MiB` },
  },
  { name: 'format', script: 'node_modules/oxfmt/bin/oxfmt', args: ['--check'] },
  { name: 'secrets', script: 'node_modules/secretlint/bin/secretlint.js', args: ['**/*', '.github/**/*'] },
  {
    name: 'rules',
    script: 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
    args: ['backend', 'frontend', '--config', '.dependency-cruiser.mjs'],
  },
  { name: 'unused', script: 'node_modules/knip/bin/knip.js', args: [] },
  vitest('tests', 'backend/vitest.config.ts'),
  { name: 'budget', script: 'frontend/budget.mjs', args: [], needs: 'build' },
];
