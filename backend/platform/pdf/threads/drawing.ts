/** One call of a printer's method, in the form sent to another thread: plain values only. */
export interface Drawing {
  readonly module: string;
  readonly className: string;
  readonly settings: readonly unknown[];
  readonly method: string;
  readonly given: readonly unknown[];
}

export type DrawingResult = { readonly drawn: unknown } | { readonly failed: string };
