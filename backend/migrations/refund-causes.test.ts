import { afterAll, beforeAll, expect, it } from 'vitest';
import { REFUND_CAUSES } from '#contract/billing/vocabulary/refunding/refund-causes.ts';
import { connectTestDatabase, type TestConnection } from '#testing/database/test-database.ts';

let client: TestConnection['client'];
let drop: TestConnection['drop'];
beforeAll(async () => {
  ({ client, drop } = await connectTestDatabase());
});
afterAll(() => drop());

it('the database accepts every cause of a refund that the contract lists, and no other', async () => {
  const { rows } = await client.query(
    `select pg_get_constraintdef(oid) as words from pg_constraint where conname = 'refunds_cause_check'`,
  );
  const allowed = [...String(rows[0]?.words).matchAll(/'([a-z_]+)'::text/g)].map(([, cause]) => cause);
  expect(new Set(allowed)).toEqual(new Set(REFUND_CAUSES));
});
