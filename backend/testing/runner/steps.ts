import { totalmem } from 'node:os';
import type { Step } from './step.ts';

const vitest = (name: string, config: string, extra: Partial<Step> = {}): Step => {
  const report = `node_modules/.cache/checks/${name}.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const args = ['run', '--config', config, ...reporters];
  return { name, script: 'node_modules/vitest/vitest.mjs', args, report, ...extra };
};

/**
 * All checks that a change must pass, one after the other: fast ones first, browsers last and never in
 * parallel to the other tests.
 */
export const steps: readonly Step[] = [
  { name: 'format', script: 'node_modules/oxfmt/bin/oxfmt', args: ['--check'] },
  {
    name: 'lint',
    script: 'node_modules/oxlint/bin/oxlint',
    args: ['--type-aware', '--type-check', '--deny-warnings'],
    // The types of all files stay in use to the end, so garbage collection would cost a third of the
    // processor time.
    env: { GOGC: 'off', GOMEMLIMIT: `${Math.floor(totalmem() / 2 ** 21)}MiB` },
  },
  {
    name: 'rules',
    script: 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
    args: [
      'backend',
      'frontend',
      '--config=.dependency-cruiser.mjs',
      '--cache=node_modules/.cache/dependency-cruiser',
      '--cache-strategy=content',
    ],
  },
  {
    name: 'unused',
    script: 'node_modules/knip/bin/knip.js',
    args: ['--cache', '--cache-location', 'node_modules/.cache/knip'],
  },
  { name: 'secrets', script: 'node_modules/secretlint/bin/secretlint.js', args: ['**/*', '.github/**/*'] },
  {
    name: 'build',
    script: 'node_modules/vite/bin/vite.js',
    args: ['build', '--config', 'frontend/vite.config.ts', '--logLevel', 'warn'],
    env: { NODE_ENV: 'production' },
  },
  { name: 'budget', script: 'frontend/budget.mjs', args: [], needs: 'build' },
  vitest('tests', 'backend/vitest.config.ts'),
  vitest('e2e', 'frontend/e2e/vitest.config.ts', { needs: 'build' }),
];
