// All tests except browser tests, in a random order, five times. --rounds is the number, --only selects folders
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { countTests } from '../runner/test-report.ts';
import { DrillReport } from './support/drill-report.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const FIRST_SEED = 1;
const rounds = Number(process.env['DRILL_ROUNDS'] ?? 5);
const folders = process.env['DRILL_ONLY']?.split(',') ?? [];
const folder = mkdtempSync(path.join(os.tmpdir(), 'crewvine-shuffle-'));
const report = new DrillReport();

it('the tests pass in every order', async () => {
  for (let seed = FIRST_SEED; seed < FIRST_SEED + rounds; seed += 1) await runInOrderOf(seed);
  rmSync(folder, { recursive: true });
  expect(report.finish()).toEqual([]);
}, 14_400_000);

async function runInOrderOf(seed: number): Promise<void> {
  const file = path.join(folder, `${seed}.json`);
  const args = [
    'run',
    '--config',
    'backend/vitest.config.ts',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ];
  const env: NodeJS.ProcessEnv = { ...process.env, TEST_SEED: String(seed) };
  // The settings of the drill's own run must not reach the tests.
  for (const name of Object.keys(env).filter((one) => one.startsWith('VITEST')))
    Reflect.deleteProperty(env, name);
  const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
  const child = spawn(process.execPath, [vitest, ...args, ...folders], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
  });
  const [code] = await once(child, 'exit');
  const { passed, failed, failures, failedFiles } = countTests(file, code === 0);
  report.tell(`seed ${seed}: passed`, passed);
  report.is(`seed ${seed}: failed`, 0, failed);
  for (const failure of failures) process.stdout.write(`seed ${seed}: ${failure}\n`);
  for (const failedFile of failedFiles)
    for (const failure of failedFile.failures)
      process.stdout.write(`seed ${seed}: ${path.relative(root, failedFile.path)}: ${failure}\n`);
}
