import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { namesOfFailed, runAll, summarize } from './run-all.ts';
import { runStep } from './run-step.ts';
import type { Step } from './step.ts';
import { steps } from './steps.ts';
import { countTests } from './test-report.ts';

const root = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'crewvine-checks-')));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const script = (name: string, code: string): Step => {
  writeFileSync(path.join(root, `${name}.mjs`), code);
  return { name, script: `${name}.mjs`, args: [] };
};

const fine = script('fine', '');
const bad = script('bad', "console.log('because'); process.exit(2)");
const crashing = script('crashing', "process.kill(process.pid, 'SIGKILL')");
const missing: Step = { name: 'missing', script: 'not-there.mjs', args: [] };

const ignored = (): void => undefined;

const reportOf = (passed: number, failed: number, files: unknown[] = []) => {
  const file = path.join(root, 'report.json');
  writeFileSync(file, JSON.stringify({ numPassedTests: passed, numFailedTests: failed, testResults: files }));
  return file;
};

describe('a run of all checks', () => {
  it('the summary shows what passed, and any failed, crashed, or missing step fails the run', async () => {
    const printed: string[] = [];
    const all = [fine, bad, crashing, missing];
    const results = await runAll(all, { root, print: (text) => printed.push(text) });
    expect(summarize(results)).toEqual({ line: '1 passed, 3 failed', exitCode: 1 });
    const wanted = [/^✓ fine/, /^✗ bad .*\nbecause/, /^✗ crashing/, /^✗ missing/];
    expect(wanted.map((line) => printed.filter((text) => line.test(text)).length)).toEqual([1, 1, 1, 1]);
    expect(namesOfFailed(results, root)).toEqual(['bad', 'crashing', 'missing']);
  });

  it('steps run one at a time, in the given order', async () => {
    const log = path.join(root, 'log');
    writeFileSync(log, '');
    const noting = (name: string): Step =>
      script(
        name,
        `import { appendFileSync } from 'node:fs';
        appendFileSync(${JSON.stringify(log)}, '${name} begins ');
        setImmediate(() => appendFileSync(${JSON.stringify(log)}, '${name} ends '));`,
      );
    await runAll([noting('one'), noting('two')], { root, print: ignored });
    expect(readFileSync(log, 'utf8')).toBe('one begins one ends two begins two ends ');
  });

  it('a step does not run if its requirement failed', async () => {
    const results = await runAll([bad, { ...fine, needs: 'bad' }], { root, print: ignored });
    expect(results.map(({ failed }) => failed)).toEqual([1, 1]);
  });

  it('every step names an existing program', () => {
    const checkout = path.resolve(import.meta.dirname, '../../..');
    const absent = steps.filter((step) => !existsSync(path.join(checkout, step.script)));
    expect(absent).toEqual([]);
  });

  it('the static checks run first and the browser tests last', () => {
    const names = steps.map(({ name }) => name);
    expect(names.at(-1)).toBe('e2e');
    expect(names.slice(0, 4)).toEqual(['format', 'lint', 'rules', 'unused']);
  });

  it('a run without any check fails', () => {
    expect(summarize([]).exitCode).toBe(1);
  });

  it('a hanging step is stopped', async () => {
    const hanging = script('hanging', 'setInterval(() => undefined, 1000)');
    const result = await runStep(hanging, { root, print: ignored, limitMs: 200 });
    expect(result).toMatchObject({ failed: 1, output: expect.stringContaining('Stopped after') });
  });

  it('the report of an earlier run does not count', async () => {
    reportOf(5, 0, [{ status: 'passed', name: 'a.test.ts', assertionResults: [] }]);
    const result = await runStep({ ...crashing, report: 'report.json' }, { root, print: ignored });
    expect(result).toMatchObject({ failed: 1 });
  });
});

describe('the count of tests', () => {
  const good = { status: 'passed', name: 'good.test.ts', assertionResults: [] };

  it('a report without tests is a failure', () => {
    const failures = ['no test has run'];
    expect(countTests(reportOf(0, 0), true)).toEqual({ passed: 0, failed: 1, failures, failedFiles: [] });
  });

  it('files that do not load count as failed tests, and all failures are named', () => {
    const broken = {
      status: 'failed',
      name: 'broken.test.ts',
      message: 'No such module\nat',
      assertionResults: [],
    };
    const failed = { status: 'failed', fullName: 'a job is closed', failureMessages: ['expected 1\nat'] };
    const passed = { status: 'passed', fullName: 'a job is open' };
    const failing = { status: 'failed', name: 'job.test.ts', assertionResults: [failed, passed] };
    const count = countTests(reportOf(7, 1, [broken, failing, good]), false);
    expect(count).toMatchObject({
      passed: 7,
      failed: 2,
      failedFiles: [
        { path: 'broken.test.ts', passed: 0, failed: 1 },
        { path: 'job.test.ts', passed: 1, failed: 1 },
      ],
    });
    const inRoot = count.failedFiles.map((file) => ({ ...file, path: path.join(root, file.path) }));
    expect(
      namesOfFailed([{ name: 'tests', ...count, failedFiles: inRoot, seconds: 1, output: '' }], root),
    ).toEqual([
      'tests: broken.test.ts: could not be loaded (No such module)',
      'tests: job.test.ts: a job is closed (expected 1)',
    ]);
  });

  it('a run that ends badly is a failure even if each test passed', () => {
    const failures = ['the run, though its tests have passed'];
    expect(countTests(reportOf(7, 0, [good]), false)).toMatchObject({ passed: 7, failed: 1, failures });
    expect(countTests(reportOf(7, 0, [good]), true)).toMatchObject({ passed: 7, failed: 0, failures: [] });
  });
});
