import pg from 'pg';

/** A driver's `query`, whatever it is called with. */
type Query = (this: unknown, ...given: unknown[]) => unknown;

let sent = 0;

// From the start: connections bind the driver's function when they open.
const driver: { query: Query } = pg.Client.prototype;
const { query } = driver;
driver.query = function counted(...given) {
  sent += 1;
  return query.apply(this, given);
};

/** How many statements this process sends to PostgreSQL while `work` runs. Nothing else may run beside it. */
export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const before = sent;
  await work();
  return sent - before;
}
