// Runs the backend tests at unusual instants: nights, clock changes, ends of months and years. A folder after the name limits the tests.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, inject, it } from 'vitest';
import { MOST_RETRIED_FILES } from '../runner/retry-run.ts';
import { DrillReport } from './support/drill-report.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const FOLDERS = (process.env['DRILL_ONLY'] ?? 'backend').split(',');
/** Part of the requested instants; all by default. */
const AT = process.env['DRILL_AT'] ?? '';
const AROUND_THE_CLOCK = [0, 3, 6, 9, 12, 15, 18, 21].map(
  (hour) => `2027-08-11T${String(hour).padStart(2, '0')}:00:00-05:00`,
);
/**
 * Some are in the past and some in the future: a product that uses the machine's clock fails at one of them.
 */
const INSTANTS = [
  ...AROUND_THE_CLOCK,
  // In spring, 2:30 does not exist, and this is 3:30. In fall, 2:30 comes after the second 1 o'clock.
  '2027-03-14T02:30:00-06:00',
  '2027-11-07T02:30:00-06:00',
  '2028-02-29T12:00:00-06:00',
  '2027-12-31T23:59:30-05:00',
  '2027-12-31T23:59:30-06:00',
  '2027-12-31T23:59:30-08:00',
  // After Thanksgiving, in the past.
  '2026-11-27T12:00:00-06:00',
  '2026-08-31T12:00:00-05:00',
].filter((instant) => instant.includes(AT));

interface TestFile {
  readonly name: string;
  readonly status: string;
  readonly assertionResults: readonly { readonly status: string }[];
}

const report = new DrillReport();
const folder = mkdtempSync(path.join(os.tmpdir(), 'crewvine-hours-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Outcome {
  readonly code: unknown;
  readonly passed: number;
  readonly failed: number;
  /** The files with failures or that did not load. */
  readonly red: readonly string[];
}

async function run(instant: string, paths: readonly string[]): Promise<Outcome> {
  const file = path.join(folder, 'result.json');
  rmSync(file, { force: true });
  const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
  const how = ['--config', 'backend/vitest.config.ts', '--reporter=json', `--outputFile=${file}`];
  const env = { ...process.env, TEST_NOW: instant, TEST_DATABASE_URL: inject('databaseServerUrl') };
  // Not the settings of this drill.
  for (const name of Object.keys(env).filter((one) => one.startsWith('VITEST')))
    Reflect.deleteProperty(env, name);
  const child = spawn(process.execPath, [vitest, 'run', ...how, ...paths], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
  });
  const [code] = await once(child, 'exit');
  const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as { testResults: readonly TestFile[] };
  const count = (status: string): number =>
    testResults.flatMap(({ assertionResults }) => assertionResults).filter((one) => one.status === status)
      .length;
  const red = testResults
    .filter(({ status }) => status === 'failed')
    .map(({ name }) => path.relative(root, name));
  return { code, passed: count('passed'), failed: count('failed'), red };
}

/** Failed files run once more on their own, as in `npm test`. */
async function runAt(instant: string): Promise<string> {
  const first = await run(instant, FOLDERS);
  const isAgain = first.red.length > 0 && first.red.length <= MOST_RETRIED_FILES;
  const last = isAgain ? await run(instant, first.red) : first;
  const passed = isAgain ? first.passed + first.failed - last.failed : first.passed;
  const unsteady = first.red.filter((name) => !last.red.includes(name)).map((name) => `unsteady: ${name}`);
  const told = [`${passed} passed`, `${last.failed} failed`, ...last.red, ...unsteady].join(', ');
  process.stdout.write(`${instant}: ${told}\n`);
  report.is(instant, 0, last.code);
  return told;
}

it('the backend tests pass at every instant', async () => {
  const told: string[] = [];
  for (const instant of INSTANTS) told.push(`${instant}  ${await runAt(instant)}`);
  process.stdout.write(`\n${told.join('\n')}\n`);
  expect(INSTANTS.length).toBeGreaterThan(0);
  expect(report.finish()).toEqual([]);
}, 86_400_000);
