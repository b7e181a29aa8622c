import path from 'node:path';
import { runStep, type RunOptions } from './run-step.ts';
import type { FailedFile, Step, StepResult } from './step.ts';

/** With more failed files than this, the cause is not a busy moment. */
export const MOST_RETRIED_FILES = 8;

/** A file that failed in the whole run and passed on its own. */
export interface UnsteadyFile {
  readonly step: string;
  /** Relative to the root. */
  readonly file: string;
  readonly failures: readonly string[];
}

export interface RetryRun {
  readonly results: readonly StepResult[];
  readonly unsteady: readonly UnsteadyFile[];
}

/**
 * Runs each failed test file again on its own, in a new process. If it passes, its tests count as passed and
 * it is listed as unsteady. This is the only retry.
 */
export async function retryFailedFiles(
  steps: readonly Step[],
  results: readonly StepResult[],
  options: RunOptions,
): Promise<RetryRun> {
  const failedFiles = results.flatMap((result) => result.failedFiles);
  if (failedFiles.length === 0 || failedFiles.length > MOST_RETRIED_FILES) return { results, unsteady: [] };
  const unsteady: UnsteadyFile[] = [];
  const looked: StepResult[] = [];
  for (const result of results) {
    let count = result;
    for (const failed of result.failedFiles) {
      const step = steps.find(({ name }) => name === result.name);
      if (!step) continue;
      const file = path.relative(options.root, failed.path);
      options.print(`Running ${file} again, alone`);
      const again = await runStep(aloneStep(step, failed), options);
      if (again.failed > 0) continue;
      unsteady.push({ step: step.name, file, failures: failed.failures });
      count = {
        ...count,
        passed: count.passed - failed.passed + again.passed,
        failed: count.failed - failed.failed,
        failedFiles: count.failedFiles.filter((other) => other !== failed),
      };
    }
    looked.push(count);
  }
  return { results: looked, unsteady };
}

/** The whole run's report stays readable: the retry run writes its own. */
function aloneStep({ report = '', ...step }: Step, { path: file }: FailedFile): Step {
  const ownReport = report.replace(/\.json$/, '-again.json');
  return {
    ...step,
    args: [...step.args.map((arg) => arg.replace(report, ownReport)), '--maxWorkers=1', file],
    report: ownReport,
  };
}
