import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectTestDatabase, type TestConnection } from '#testing/database/test-database.ts';
import { withoutIndexes } from './without-indexes.ts';

let client: TestConnection['client'];
let drop: TestConnection['drop'];
beforeAll(async () => {
  ({ client, drop } = await connectTestDatabase());
});
afterAll(() => drop());

/** Every index with its validity: one of a partitioned table is only valid if each partition has it. */
async function indexes(): Promise<readonly string[]> {
  const { rows } = await client.query<{ line: string }>(
    `select pg_get_indexdef(indexrelid) || ' ' || indisvalid as line from pg_index
      where indrelid = 'referrals'::regclass or indrelid = 'security_events'::regclass
        or indrelid in (select inhrelid from pg_inherits where inhparent = 'security_events'::regclass)`,
  );
  return rows.map(({ line }) => line.replace(/index \S+ on/i, 'index on')).toSorted();
}

it('a plain and a partitioned table have the same valid indexes after they are filled', async () => {
  const before = await indexes();
  await withoutIndexes(client, ['referrals', 'security_events'], async () => {
    const during = await indexes();
    expect(during.length).toBeLessThan(before.length / 2);
  });
  expect(await indexes()).toEqual(before);
});
