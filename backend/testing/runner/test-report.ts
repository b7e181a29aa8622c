import { readFileSync } from 'node:fs';
import { z } from 'zod';

const report = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) }),
  ),
});

export interface Count {
  readonly passed: number;
  readonly failed: number;
}

/**
 * Counts the tests of a Vitest report. What fails outside a test counts as one failure: a file that cannot be loaded, a
 * run that ends badly although its tests pass, a run without a single test, a report that is missing or makes no sense.
 */
export function countTests(file: string, exitedWell: boolean): Count {
  const read = readReport(file);
  if (!read || read.numPassedTests + read.numFailedTests === 0) return { passed: 0, failed: 1 };
  const hasFailedTest = (results: { status: string }[]) => results.some(({ status }) => status === 'failed');
  const brokenFiles = read.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !hasFailedTest(assertionResults),
  );
  const failed = read.numFailedTests + brokenFiles.length;
  return { passed: read.numPassedTests, failed: failed === 0 && !exitedWell ? 1 : failed };
}

function readReport(file: string): z.output<typeof report> | undefined {
  try {
    return report.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data;
  } catch {
    return undefined;
  }
}
