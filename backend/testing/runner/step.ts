/** One check of the whole: a program that succeeds or fails, or a test run whose tests are counted one by one. */
export interface Step {
  readonly name: string;
  /** A program of node_modules or of this repository, relative to its root, and what it is told. */
  readonly script: string;
  readonly args: readonly string[];
  /** A step that must have passed, or this one has nothing to look at. */
  readonly needs?: string;
  /** A Vitest run: where its JSON report is to be found, relative to the root. */
  readonly report?: string;
  readonly env?: Readonly<Record<string, string>>;
}

export interface StepResult {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  /** The names of the tests that failed; empty where the step is one program. */
  readonly failures: readonly string[];
  readonly seconds: number;
  readonly output: string;
}
