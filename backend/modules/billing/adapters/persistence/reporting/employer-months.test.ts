import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { connectTestDatabase, type TestConnection } from '#testing/database/test-database.ts';
import { MONTHS } from './billing-statements.ts';

let client: TestConnection['client'];
let drop: TestConnection['drop'];

beforeAll(async () => {
  ({ client, drop } = await connectTestDatabase());
});
afterAll(() => drop());

it('the figures of twelve months come from stored totals, not from the movements', async () => {
  const { rows } = await client.query(`explain (format json, verbose) ${MONTHS.text}`, [
    newId(),
    '2026-11-01',
    'sandbox',
  ]);
  const plan = JSON.stringify(rows);
  const read = [...plan.matchAll(/"Relation Name":"(\w+)"/g)].map(([, table]) => table);
  expect([...new Set(read)]).toEqual(['ledger_employer_months']);
});
