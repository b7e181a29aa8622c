import { runStep } from './run-step.ts';
import type { Step, StepResult } from './step.ts';

interface RunAllOptions {
  readonly root: string;
  readonly print: (text: string) => void;
}

// The machines that run this have two cores.
const BESIDE = 2;

/** Runs the steps in order, independent ones two at a time, and prints each result. */
export async function runAll(steps: readonly Step[], { root, print }: RunAllOptions): Promise<StepResult[]> {
  const results: StepResult[] = [];
  const add = (result: StepResult) => {
    results.push(result);
    print(describe(result));
  };
  const waiting = steps.filter((step) => step.independent);
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift())
      add(await runStep(step, { root, live: false }));
  };
  await Promise.all(Array.from({ length: BESIDE }, work));
  for (const step of steps.filter(({ independent }) => !independent)) {
    const blocked = results.some(({ name, failed }) => name === step.needs && failed > 0);
    if (blocked)
      add({ name: step.name, passed: 0, failed: 1, seconds: 0, output: `needs ${step.needs}, which failed` });
    else add(await runStep(step, { root, live: step.report !== undefined }));
  }
  return results;
}

/** The last line of a run: what all steps say together. */
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
