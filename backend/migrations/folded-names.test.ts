import { afterAll, beforeAll, expect, it } from 'vitest';
import { contains } from '#platform/persistence/containing.ts';
import { connectTestDatabase, type TestConnection } from '#testing/database/test-database.ts';
import { FoldedNames } from './2026-11-28-94-folded-names.ts';

let client: TestConnection['client'];
let drop: TestConnection['drop'];

beforeAll(async () => {
  ({ client, drop } = await connectTestDatabase());
  await client.query('set enable_seqscan = off');
});
afterAll(() => drop());

const INDEXED = [
  [
    'users',
    `first_name || ' ' || last_name || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' || referral_code`,
  ],
  ['jobs', `title || ' ' || company`],
  ['referrals', `worker_name || ' ' || coalesce(worker_email, '') || ' ' || worker_phone`],
  ['industry_boards', `name || E'\\n' || description`],
] as const;

it.each(INDEXED)('an index finds names of %s, also after a repeated migration', async (table, words) => {
  const migration: FoldedNames = Reflect.construct(FoldedNames, [{}, {}]);
  migration.up();
  for (const query of migration.getQueries()) if (typeof query === 'string') await client.query(query);
  const plan = await client.query(`explain select from ${table} where ${contains(words, `'%Nguyễn%'`)}`);
  expect(JSON.stringify(plan.rows)).toContain(`${table}_folded`);
  const { rows } = await client.query(`select count(*)::int as invalid from pg_index where not indisvalid`);
  expect(rows).toEqual([{ invalid: 0 }]);
});
