/** One of all checks: a program that succeeds or fails, or a test run whose tests are counted. */
export interface Step {
  readonly name: string;
  /** A program of node_modules or of this repository, relative to its root, and its arguments. */
  readonly script: string;
  readonly args: readonly string[];
  /** A step that must pass first. */
  readonly needs?: string;
  /** A Vitest run: its JSON report, relative to the root. */
  readonly report?: string;
  readonly env?: Readonly<Record<string, string>>;
}

export interface StepResult extends Count {
  readonly name: string;
  readonly seconds: number;
  readonly output: string;
}

export interface Count {
  readonly passed: number;
  readonly failed: number;
  /** Failures that belong to no test file: a missing report, or a run that ends badly although its tests pass. */
  readonly failures: readonly string[];
  /** Empty if the step is one program. */
  readonly failedFiles: readonly FailedFile[];
}

export interface FailedFile {
  /** Absolute, as Vitest reports it. */
  readonly path: string;
  readonly passed: number;
  /** At least 1: a file that does not load counts as one failure. */
  readonly failed: number;
  /** One line for each failure: the test's name and the first line of its message. */
  readonly failures: readonly string[];
}
