import pg from 'pg';

/** A driver's `query`, with any arguments. */
type Query = (this: unknown, ...given: unknown[]) => unknown;

let sent = 0;

// Replaced on import: connections bind the driver's function when they open.
const driver: { query: Query } = pg.Client.prototype;
const { query } = driver;
driver.query = function counted(...given) {
  sent += 1;
  return query.apply(this, given);
};

/**
 * The number of statements that this process sends to PostgreSQL during `work`. Nothing else may run at the
 * same time.
 */
export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const before = sent;
  await work();
  return sent - before;
}
