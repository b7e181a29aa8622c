import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { namesOfFailed, runAll, summarize } from './run-all.ts';
import { retryFailedFiles, MOST_RETRIED_FILES, type RetryRun } from './retry-run.ts';
import type { Step } from './step.ts';

const root = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'crewvine-retry-run-')));
const runs = path.join(root, 'runs');

/**
 * Replaces Vitest: the whole run reports the content of `whole.json`, a run of one file that of
 * `<file>.json`.
 */
const STAND_IN = `
import { appendFileSync, copyFileSync, readFileSync } from 'node:fs';
const last = process.argv.at(-1);
const alone = last.endsWith('.ts');
const report = process.argv.find((arg) => arg.startsWith('--outputFile.json=')).split('=')[1];
appendFileSync('runs', (alone ? last : 'whole') + ' ');
const source = alone ? last + '.json' : 'whole.json';
copyFileSync(source, report);
process.exitCode = JSON.parse(readFileSync(source, 'utf8')).numFailedTests > 0 ? 1 : 0;
`;

const tests: Step = {
  name: 'tests',
  script: 'stand-in.mjs',
  args: ['--outputFile.json=report.json'],
  report: 'report.json',
};

interface Outcome {
  readonly file: string;
  readonly passed: number;
  readonly failed: number;
}

const loadFailure = (file: string) => ({ file, passed: 0, failed: 0, broken: true });

function write(name: string, outcomes: readonly (Outcome & { readonly broken?: boolean })[]): void {
  const testResults = outcomes.map(({ file, passed, failed, broken }) => ({
    name: path.join(root, file),
    status: failed > 0 || broken ? 'failed' : 'passed',
    message: broken ? 'SyntaxError: half a file' : '',
    assertionResults: [
      ...Array.from({ length: passed }, (_, n) => ({ status: 'passed', fullName: `passes ${n}` })),
      ...Array.from({ length: failed }, (_, n) => ({
        status: 'failed',
        fullName: `fails ${n}`,
        failureMessages: ['Error: too slow'],
      })),
    ],
  }));
  const total = (key: 'passed' | 'failed'): number =>
    outcomes.reduce((sum, outcome) => sum + outcome[key], 0);
  const report = { numPassedTests: total('passed'), numFailedTests: total('failed'), testResults };
  writeFileSync(path.join(root, name), JSON.stringify(report));
}

async function run(): Promise<RetryRun> {
  writeFileSync(runs, '');
  const options = { root, print: () => undefined };
  return retryFailedFiles([tests], await runAll([tests], options), options);
}

const started = (): string[] => readFileSync(runs, 'utf8').trim().split(' ');

describe('the second run', () => {
  beforeAll(() => writeFileSync(path.join(root, 'stand-in.mjs'), STAND_IN));
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  it('nothing runs again if every test passed', async () => {
    write('whole.json', [{ file: 'a.test.ts', passed: 3, failed: 0 }]);
    const { results, unsteady } = await run();
    expect(started()).toEqual(['whole']);
    expect({ line: summarize(results), unsteady }).toEqual({
      line: { line: '3 passed, 0 failed', exitCode: 0 },
      unsteady: [],
    });
  });

  it('a file that passes on its own counts as passed and is listed as unsteady', async () => {
    write('whole.json', [
      { file: 'a.test.ts', passed: 3, failed: 0 },
      { file: 'b.test.ts', passed: 1, failed: 2 },
    ]);
    write('b.test.ts.json', [{ file: 'b.test.ts', passed: 3, failed: 0 }]);
    const { results, unsteady } = await run();
    expect(started()).toEqual(['whole', path.join(root, 'b.test.ts')]);
    expect(summarize(results)).toEqual({ line: '6 passed, 0 failed', exitCode: 0 });
    const failures = ['fails 0 (Error: too slow)', 'fails 1 (Error: too slow)'];
    expect(unsteady).toEqual([{ step: 'tests', file: 'b.test.ts', failures }]);
  });

  it('the run fails if a file fails again', async () => {
    write('whole.json', [
      { file: 'b.test.ts', passed: 1, failed: 2 },
      { file: 'c.test.ts', passed: 0, failed: 1 },
    ]);
    write('b.test.ts.json', [{ file: 'b.test.ts', passed: 3, failed: 0 }]);
    write('c.test.ts.json', [{ file: 'c.test.ts', passed: 0, failed: 1 }]);
    const { results, unsteady } = await run();
    expect(summarize(results)).toEqual({ line: '3 passed, 1 failed', exitCode: 1 });
    expect(namesOfFailed(results, root)).toEqual(['tests: c.test.ts: fails 0 (Error: too slow)']);
    expect(unsteady.map(({ file }) => file)).toEqual(['b.test.ts']);
  });

  it('a file that did not load runs again too', async () => {
    write('whole.json', [{ file: 'a.test.ts', passed: 3, failed: 0 }, loadFailure('b.test.ts')]);
    write('b.test.ts.json', [{ file: 'b.test.ts', passed: 2, failed: 0 }]);
    const { results, unsteady } = await run();
    expect(summarize(results)).toEqual({ line: '5 passed, 0 failed', exitCode: 0 });
    expect(unsteady[0]?.failures).toEqual(['could not be loaded (SyntaxError: half a file)']);

    write('b.test.ts.json', [loadFailure('b.test.ts')]);
    expect(summarize((await run()).results).exitCode).toBe(1);
  });

  it('files do not run again when more than eight failed', async () => {
    const files = Array.from({ length: MOST_RETRIED_FILES + 1 }, (_, n) => `f${n}.test.ts`);
    write('whole.json', [
      { file: 'a.test.ts', passed: 3, failed: 0 },
      ...files.map((file) => ({ file, passed: 0, failed: 1 })),
    ]);
    const { results } = await run();
    expect(started()).toEqual(['whole']);
    expect(summarize(results)).toEqual({ line: '3 passed, 9 failed', exitCode: 1 });
  });

  it('a run that failed outside its test files does not run again', async () => {
    writeFileSync(path.join(root, 'whole.json'), 'half a report');
    const { results } = await run();
    expect(started()).toEqual(['whole']);
    expect(summarize(results).exitCode).toBe(1);
  });
});
