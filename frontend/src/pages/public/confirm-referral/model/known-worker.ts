/** The details that the referrer entered, so the worker need not retype them. */
export interface KnownWorker {
  readonly name: string;
  /** E.164. */
  readonly phone: string;
}
