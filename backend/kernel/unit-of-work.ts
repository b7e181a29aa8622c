/** One business change, all or nothing. A transaction opened inside another one joins it. */
export interface UnitOfWork {
  transaction<T>(work: () => Promise<T>): Promise<T>;
}

/** What a call has made that the same call, sent again by its key, must not make a second time. */
export interface CallEffects {
  /**
   * (tx) Makes it and remembers its id beside it; answers that id where an earlier run of the call, whose answer was never kept, has
   * made it already. A call without a key makes it each time.
   */
  once(make: () => Promise<string>): Promise<string>;
}
