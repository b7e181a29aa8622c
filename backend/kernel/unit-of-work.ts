/** One business change, all or nothing. A transaction opened inside another one joins it. */
export interface UnitOfWork {
  transaction<T>(work: () => Promise<T>): Promise<T>;
}
