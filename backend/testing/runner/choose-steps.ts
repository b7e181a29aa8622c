import type { Step } from './step.ts';

interface Wanted {
  /** Names of checks, separated by commas. */
  readonly only: string | undefined;
  /** Parts of the paths of test files. Only these run, and only the tests unless `only` says otherwise. */
  readonly files: readonly string[];
}

/**
 * The requested checks, or all of them.
 * @throws Error for a name that no check has
 */
export function chooseSteps(steps: readonly Step[], { only, files }: Wanted): readonly Step[] {
  const names = only?.split(',') ?? (files.length > 0 ? ['tests'] : steps.map(({ name }) => name));
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) {
    const known = steps.map(({ name }) => name).join(', ');
    throw new Error(`No such check: ${unknown.join(', ')}. There are ${known}.`);
  }
  return steps
    .filter(({ name }) => names.includes(name))
    .map((step) => (step.report === undefined ? step : { ...step, args: [...step.args, ...files] }));
}
