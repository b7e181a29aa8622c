import { readFileSync } from 'node:fs';
import { z } from 'zod';

const testSchema = z.object({ status: z.string(), fullName: z.string() });
const fileSchema = z.object({ status: z.string(), name: z.string(), assertionResults: z.array(testSchema) });
const report = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(fileSchema),
});

export interface Count {
  readonly passed: number;
  readonly failed: number;
  /** What failed, by name: the end of a long run is all that some get to see. */
  readonly failures: readonly string[];
}

/**
 * Counts the tests of a Vitest report. What fails outside a test counts as one failure: a file that cannot be loaded, a
 * run that ends badly although its tests pass, a run without a single test, a report that is missing or makes no sense.
 */
export function countTests(file: string, exitedWell: boolean): Count {
  const read = readReport(file);
  if (!read || read.numPassedTests + read.numFailedTests === 0)
    return { passed: 0, failed: 1, failures: ['no test has run'] };
  const passed = read.numPassedTests;
  const failures = read.testResults.flatMap(failuresOf);
  if (failures.length === 0 && !exitedWell)
    return { passed, failed: 1, failures: ['the run, though its tests have passed'] };
  return { passed, failed: failures.length, failures };
}

function failuresOf({ name, status, assertionResults }: z.output<typeof fileSchema>): readonly string[] {
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (failed.length === 0) return status === 'failed' ? [`${name} could not be loaded`] : [];
  return failed.map(({ fullName }) => `${name}: ${fullName}`);
}

function readReport(file: string): z.output<typeof report> | undefined {
  try {
    return report.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data;
  } catch {
    return undefined;
  }
}
