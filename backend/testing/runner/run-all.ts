import path from 'node:path';
import { runStep, type RunOptions } from './run-step.ts';
import type { Step, StepResult } from './step.ts';

/** Runs the steps one after another and prints each result. A step whose requirement failed does not run. */
export async function runAll(steps: readonly Step[], options: RunOptions): Promise<StepResult[]> {
  const results: StepResult[] = [];
  for (const step of steps) {
    const result = isBlocked(step, results) ? notRun(step) : await runStep(step, options);
    results.push(result);
    options.print(describe(result));
  }
  return results;
}

const isBlocked = ({ needs }: Step, results: readonly StepResult[]): boolean =>
  results.some(({ name, failed }) => name === needs && failed > 0);

const notRun = ({ name, needs }: Step): StepResult => ({
  name,
  passed: 0,
  failed: 1,
  failures: [],
  failedFiles: [],
  seconds: 0,
  output: `needs ${needs}, which failed`,
});

/** Names every failure for the end of a run: the reasons are far above by then. */
export function namesOfFailed(results: readonly StepResult[], root: string): readonly string[] {
  return results
    .filter(({ failed }) => failed > 0)
    .flatMap(({ name, failures, failedFiles }) => {
      const inFiles = failedFiles.flatMap((file) =>
        file.failures.map((failure) => `${path.relative(root, file.path)}: ${failure}`),
      );
      const all = [...failures, ...inFiles];
      return all.length === 0 ? [name] : all.map((failure) => `${name}: ${failure}`);
    });
}

/** The last line of a run, the sum of all steps. */
export function summarize(results: readonly StepResult[]): { line: string; exitCode: 0 | 1 } {
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  return { line: `${passed} passed, ${failed} failed`, exitCode: failed === 0 && passed > 0 ? 0 : 1 };
}

function describe({ name, passed, failed, seconds, output }: StepResult): string {
  const mark = failed === 0 ? '✓' : '✗';
  const tests = passed + failed > 1 ? ` – ${passed} passed, ${failed} failed` : '';
  const reason = failed > 0 && output.trim() !== '' ? `\n${output.trim()}\n` : '';
  return `${mark} ${name}${tests} (${seconds.toFixed(1)} s)${reason}`;
}
