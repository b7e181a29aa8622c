/** One business change, all or nothing. A transaction opened inside another one joins it. */
export interface UnitOfWork {
  transaction<T>(work: () => Promise<T>): Promise<T>;
}

/** The effects of a call that a retry with the same key must not repeat. */
export interface CallEffects {
  /**
   * (tx) Creates the effect and remembers its ID with the key. Returns the ID of an earlier run of the call
   * whose answer was never stored. A call without a key creates the effect each time.
   */
  once(make: () => Promise<string>): Promise<string>;
}
