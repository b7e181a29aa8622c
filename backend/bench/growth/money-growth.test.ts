import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectTestDatabase, type TestConnection } from '#testing/database/test-database.ts';
import { LARGE_EMPLOYER } from './growth-people.ts';
import { fillWithMoney } from './money-growth-data.ts';
import { MONEY_GROWTH } from './money-growth.ts';

const MONEY_DESK = new URL('../../../frontend/src/pages/admin/money/api/money-api.ts', import.meta.url);

let client: TestConnection['client'];
let drop: TestConnection['drop'];
let url: string;
beforeAll(async () => {
  ({ client, drop, url } = await connectTestDatabase());
  await fillWithMoney(url, 1_000);
});
afterAll(() => drop());

it('every list of the money desk is measured', () => {
  const lists = [...readFileSync(MONEY_DESK, 'utf8').matchAll(/paged<[^>]*>\('([^']+)'\)/g)].map(
    ([, path]) => `/api${path}`,
  );
  expect(lists.length).toBeGreaterThan(4);
  const measured = new Set(MONEY_GROWTH.scenarios.map(({ path }) => path.split('?')[0]));
  expect(lists.filter((path) => !measured.has(path))).toEqual([]);
});

it('the filled database has a card and workers for charged hires, and no open payment', async () => {
  const { rows } = await client.query(
    `select (select count(*)::int from payment_methods where user_id = $1) as cards,
      (select count(*) > 1000 from referrals where employer_id = $1 and status = 'interviewing') as "hasWaiting",
      (select count(*) > 50 from payments) as "hasPayments", (select count(*)::int from payments where not has_invoice) as open`,
    [LARGE_EMPLOYER],
  );
  expect(rows).toEqual([{ cards: 1, hasWaiting: true, hasPayments: true, open: 0 }]);
});

it('charged hires take each worker once and then end', async () => {
  const scenario = MONEY_GROWTH.scenarios.find(({ name }) => name === 'hired and charged');
  const next = await scenario?.changes?.(url);
  const paths = new Set<string>();
  let requests = 0;
  for (let request = next?.(); request; request = next?.()) {
    requests += 1;
    paths.add(request.path);
  }
  expect(requests).toBeGreaterThan(1_000);
  expect(paths.size).toBe(requests);
});
