import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Loose } from '#testing/fixtures/http-client.ts';
import { PlanFixture } from '#testing/fixtures/plan-fixture.ts';
import { signUpAdmin } from '#testing/fixtures/sign-up-admin.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';

let app: TestApplication;
beforeAll(async () => {
  app = await startTestApplication();
});
afterAll(() => app.stop());

const sum = (amounts: readonly string[]): number =>
  amounts.reduce((cents, amount) => cents + Math.round(Number(amount) * 100), 0);

it('a plan’s charges are listed as payments, match invoices and figures to the cent, and can be partly refunded', async () => {
  const plan = await PlanFixture.on(app, 'pro');
  const admin = await signUpAdmin(app);
  await plan.change('unlimited');
  await plan.days(31);
  const get = async (path: string): Promise<Loose[]> => (await plan.employer.client.get<Loose[]>(path)).body;
  const payments = await get('/api/billing/payments');
  expect(payments.map(({ amount }) => amount)).toEqual(await plan.paid());
  expect(payments).toHaveLength(3);
  for (const { status, lines, invoice } of payments) {
    expect([status, lines[0].kind]).toEqual(['succeeded', 'subscription']);
    expect(invoice?.number).toMatch(/^TEST-INV-/);
  }
  const listed = await get('/api/billing/invoices');
  expect(sum(listed.map(({ total }) => total))).toBe(sum(await plan.paid()));

  const [newest] = payments;
  const refund = { amount: '40.00', reason: 'Two weeks without the search.' };
  const answer = await admin.client.post(`/api/admin/payments/${newest?.['id']}/refund`, refund);
  expect([answer.status, answer.body]).toMatchObject([200, {}]);
  await app.settle();
  expect((await get('/api/billing/payments'))[0]).toMatchObject({ id: newest?.['id'], refunded: '40.00' });
  expect((await get('/api/billing/invoices'))[0]).toMatchObject({ kind: 'credit_note', total: '40.00' });
  const { ledger } = (await admin.client.get(`/api/admin/payments/${newest?.['id']}`)).body;
  expect(ledger.map(({ kind, ofThisPayment }: Loose) => [kind, ofThisPayment])).toEqual([
    ['subscription_paid', true],
    ['refund_requested', true],
    ['refund_settled', true],
  ]);
  const receipt = await plan.employer.client.get(`/api/billing/payments/${newest?.['id']}/receipt`);
  expect(receipt.status).toBe(200);
  const summary = (await plan.employer.client.get('/api/billing/summary')).body;
  const spent: Loose[] = summary.byMonth;
  expect(sum(spent.map(({ spend }) => spend))).toBe(sum(await plan.paid()) - 40_00);
  await plan.assertBooks();
});
