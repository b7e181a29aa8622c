import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Count, FailedFile } from './step.ts';

const testSchema = z.object({
  status: z.string(),
  fullName: z.string(),
  failureMessages: z.array(z.string()).nullish(),
});
const fileSchema = z.object({
  status: z.string(),
  name: z.string(),
  message: z.string().nullish(),
  assertionResults: z.array(testSchema),
});
const report = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(fileSchema),
});

/**
 * Counts the tests of a Vitest report. A failure outside a test counts as one: a file that does not load, a
 * run that ends badly although its tests pass, a run without tests, or a missing or malformed report.
 */
export function countTests(file: string, exitedWell: boolean): Count {
  const read = readReport(file);
  if (!read || read.testResults.length === 0) return runFailed(0, 'no test has run');
  const passed = read.numPassedTests;
  const failedFiles = read.testResults.flatMap(failureOf);
  if (failedFiles.length === 0 && passed === 0) return runFailed(0, 'no test has run');
  if (failedFiles.length === 0 && !exitedWell)
    return runFailed(passed, 'the run, though its tests have passed');
  return { passed, failed: sum(failedFiles.map(({ failed }) => failed)), failures: [], failedFiles };
}

const runFailed = (passed: number, failure: string): Count => ({
  passed,
  failed: 1,
  failures: [failure],
  failedFiles: [],
});

function failureOf({ name, status, message, assertionResults }: z.output<typeof fileSchema>): FailedFile[] {
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (failed.length === 0 && status !== 'failed') return [];
  const passed = assertionResults.filter((test) => test.status === 'passed').length;
  if (failed.length === 0)
    return [{ path: name, passed, failed: 1, failures: [withReason('could not be loaded', message)] }];
  const failures = failed.map(({ fullName, failureMessages }) => withReason(fullName, failureMessages?.[0]));
  return [{ path: name, passed, failed: failed.length, failures }];
}

function withReason(what: string, message: string | null | undefined): string {
  const [line = ''] = (message ?? '').trim().split('\n');
  return line === '' ? what : `${what} (${line})`;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0);

function readReport(file: string): z.output<typeof report> | undefined {
  try {
    return report.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data;
  } catch {
    return undefined;
  }
}
