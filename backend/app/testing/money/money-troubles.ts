import type { Loose } from '#testing/fixtures/http-client.ts';
import type { SignedUp } from '#testing/fixtures/sign-up.ts';
import type { TestApplication } from '#testing/fixtures/test-application.ts';
import { ok, type ProductFixture } from '../product-fixture.ts';

const LOSE = {
  name: 'test-lost-line',
  text: `insert into sandbox_balance_transactions (kind, about, amount_cents) values ('refund', $1, $2)`,
};

/** A line of the provider for which no event arrived. */
export async function loseLine(app: TestApplication, about: string, cents: number): Promise<void> {
  await app.application.sql.rows(LOSE, [about, cents]);
}

/** Two readings: what is younger than an hour at one of them waits for the next. */
export async function readBalance(app: TestApplication): Promise<void> {
  await app.advance(25);
  await app.advance(25);
}

/** Where the provider's books and ours disagree. */
export async function tellOfDifference(
  app: TestApplication,
  admin: SignedUp,
): Promise<{ difference: string }> {
  await loseLine(app, 're_lost', -7_77);
  await readBalance(app);
  const [{ id: difference }] = ok(await admin.client.get('/api/admin/reconciliation/differences'));
  return { difference };
}

/** A letter whose payment the bank takes back. */
export async function tellOfDispute(
  app: TestApplication,
  admin: SignedUp,
  fixture: ProductFixture,
): Promise<{ dispute: string }> {
  const offered: Loose = ok(await fixture.offer(await fixture.interviewing()));
  ok(await fixture.confirm(offered['payment'], '4000000000000259'));
  await app.settle();
  const [{ id: dispute }] = ok(await admin.client.get('/api/admin/disputes?state=open'));
  return { dispute };
}
