import { runStep } from './run-step.ts';
import type { Step, StepResult } from './step.ts';

interface RunAllOptions {
  readonly root: string;
  readonly print: (text: string) => void;
}

// The machines that run this have two cores.
const BESIDE = 2;

/** Runs the steps two at a time, in their order as soon as what they need is there, and prints each result. */
export async function runAll(steps: readonly Step[], { root, print }: RunAllOptions): Promise<StepResult[]> {
  const results: StepResult[] = [];
  const waiting = [...steps];
  const running = new Set<Promise<void>>();
  const run = async (step: Step): Promise<void> => {
    const result = isBlocked(step, results) ? notRun(step) : await runStep(step, { root, print });
    results.push(result);
    print(describe(result));
  };
  while (waiting.length + running.size > 0) {
    const next = running.size < BESIDE ? waiting.findIndex((step) => isReady(step, steps, results)) : -1;
    if (next < 0) await Promise.race(running);
    else {
      const [step] = waiting.splice(next, 1) as [Step];
      const work = run(step).then(() => void running.delete(work));
      running.add(work);
    }
  }
  return results;
}

function isReady({ needs }: Step, steps: readonly Step[], results: readonly StepResult[]): boolean {
  return !steps.some(({ name }) => name === needs) || results.some(({ name }) => name === needs);
}

const isBlocked = ({ needs }: Step, results: readonly StepResult[]): boolean =>
  results.some(({ name, failed }) => name === needs && failed > 0);

const notRun = ({ name, needs }: Step): StepResult => ({
  name,
  passed: 0,
  failed: 1,
  failures: [],
  seconds: 0,
  output: `needs ${needs}, which failed`,
});

/** What failed, by name, for the end of a run: the reasons are far above by then. */
export function namesOfFailed(results: readonly StepResult[]): readonly string[] {
  return results
    .filter(({ failed }) => failed > 0)
    .flatMap(({ name, failures }) =>
      failures.length === 0 ? [name] : failures.map((failure) => `${name}: ${failure}`),
    );
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
