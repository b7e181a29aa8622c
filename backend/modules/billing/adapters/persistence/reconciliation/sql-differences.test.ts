import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays } from '#kernel/clock.ts';
import { SqlDifferences } from '../../persistence/reconciliation/sql-differences.ts';
import { BillingFixture } from '#modules/billing/testing/billing-fixture.ts';

/** The number of unchanged lines that one day compares: fees, which have no counterpart. */
const OLD_LINES = {
  name: 'test-old-lines',
  text: `insert into balance_transactions (id, provider, kind, about, amount_cents, fee_cents, created_at, noted_at)
    select 'txn_' || n, 'sandbox', 'fee', 'fee_' || n, -1, 0, $1, $1 from generate_series(1, 5000) n`,
};
const LOST_LINE = {
  name: 'test-lost-old-line',
  text: `insert into balance_transactions (id, provider, kind, about, amount_cents, fee_cents, created_at, noted_at)
    values ('txn_lost', 'sandbox', 'refund', 're_lost', -777, 0, $1, $1)`,
};
/** At the same moment as the others. English sorts it after them, bytes sort it before them. */
const CAPITAL_LINE = {
  name: 'test-capital-line',
  text: LOST_LINE.text.replaceAll('txn_lost', 'ZXN_capital').replaceAll('lost', 'capital'),
};
const READ_UNTIL = {
  name: 'test-read-until',
  text: `insert into balance_listings (provider, listed_until) values ('sandbox', $1)
    on conflict (provider) do update set listed_until = $1, swept_at = null, swept_id = null`,
};

let fixture: BillingFixture;
beforeAll(async () => {
  fixture = await BillingFixture.open();
});
afterAll(() => fixture.stop());

it('movements without recent changes are also compared, a slice per day', async () => {
  const { now } = fixture;
  await fixture.sql.rows(OLD_LINES, [addDays(now, -100)]);
  await fixture.sql.rows(LOST_LINE, [addDays(now, -50)]);
  await fixture.sql.rows(READ_UNTIL, [now]);
  const compare = (): Promise<readonly { about: string }[]> =>
    fixture.unitOfWork.transaction(() =>
      new SqlDifferences(fixture.sql).compare('sandbox', addDays(now, -1), fixture.now),
    );
  expect(await compare()).toEqual([]);
  expect(await compare()).toMatchObject([{ about: 're_lost', differenceCents: -7_77 }]);
  // It is now known, regardless of the slice.
  for (let days = 0; days < 3; days += 1) expect(await compare()).toEqual([]);
});

it('a slice begins with the smallest ID by its bytes, in any database collation', async () => {
  const { now } = fixture;
  await fixture.sql.rows(CAPITAL_LINE, [addDays(now, -100)]);
  await fixture.sql.rows(READ_UNTIL, [now]);
  const found = await fixture.unitOfWork.transaction(() =>
    new SqlDifferences(fixture.sql).compare('sandbox', addDays(now, -1), now),
  );
  expect(found).toMatchObject([{ about: 're_capital' }]);
});

it('a recent change is compared the same day, regardless of the slice', async () => {
  const { now } = fixture;
  await fixture.sql.rows(
    { ...LOST_LINE, name: 'test-lost-line-now', text: LOST_LINE.text.replaceAll('lost', 'new') },
    [addDays(now, -0.5)],
  );
  await fixture.sql.rows(READ_UNTIL, [now]);
  const found = await fixture.unitOfWork.transaction(() =>
    new SqlDifferences(fixture.sql).compare('sandbox', addDays(now, -1), now),
  );
  expect(found).toMatchObject([{ about: 're_new' }]);
});
