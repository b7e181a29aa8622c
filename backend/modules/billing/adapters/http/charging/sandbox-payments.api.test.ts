import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectCounted } from '#testing/fixtures/counted-list.ts';
import type { Loose } from '#testing/fixtures/http-client.ts';
import { signUpAdmin } from '#testing/fixtures/sign-up-admin.ts';
import { signUpEmployer, type SignedUp } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import {
  PAYMENT_STATUSES,
  type PaymentStatus,
} from '#contract/billing/vocabulary/charging/payment-statuses.ts';
import { confirm, GOOD_CARD, hireDirectly } from '#modules/billing/testing/hired-referral.ts';

describe('payments in the sandbox', () => {
  let app: TestApplication;
  let employer: SignedUp;

  beforeAll(async () => {
    app = await startTestApplication({ byDay: true });
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    employer = await signUpEmployer(app);
  });

  const get = async (path: string): Promise<Loose> => (await employer.client.get(path)).body;

  it('a bank debit takes days, and the employer is notified when its bank takes the money back', async () => {
    const { payment } = await hireDirectly(app, employer);
    const { paymentIntentId, clientSecret, id } = payment;
    const debit = (accountNumber: string) =>
      employer.client.post(`/api/sandbox-payments/${paymentIntentId}/debit`, {
        routingNumber: '110000000',
        accountNumber,
        clientSecret,
      });
    expect((await debit('12')).body.message).toBe('Please enter 4 to 17 digits');
    expect(await debit('000000000000')).toMatchObject({ status: 402 });
    expect((await debit('000555555559')).body).toEqual({ status: 'processing' });
    expect((await debit('000123456789')).body).toEqual({ status: 'processing' });
    expect(await get(`/api/billing/payments/${id}`)).toMatchObject({ status: 'processing' });
    await app.advance(4 * 24);
    expect(await get(`/api/billing/payments/${id}`)).toMatchObject({ status: 'succeeded' });
    await app.advance(3 * 24);
    const told = (await employer.client.get('/api/notifications')).body;
    expect(told.map(({ type }: Loose) => type)).toContain('payment_returned');
    const [owed] = await get('/api/billing/payments');
    expect(owed).toMatchObject({ status: 'requires_payment', amount: '500.00' });
    expect(owed.lines).toMatchObject([{ kind: 'returnedPayment' }]);
    await confirm(employer, await get(`/api/billing/payments/${owed.id}`));
    await app.advance(1);
    const summary = await get('/api/billing/summary');
    expect(summary).toMatchObject({ refunds: '500.00', spend: '500.00' });
    const invoices = await get('/api/billing/invoices');
    expect(invoices.map(({ kind, total }: Loose) => [kind, total])).toEqual([
      ['invoice', '500.00'],
      ['credit_note', '500.00'],
      ['invoice', '500.00'],
    ]);
    expect((await app.client().get('/api/dev/ledger-check')).body).toMatchObject({ problems: [] });
  });

  const DECLINED = { cardNumber: '4000000000000002' };
  const BANK = { routingNumber: '110000000', accountNumber: '000123456789' };
  const cancel = async ({ id, paymentIntentId }: Loose): Promise<void> => {
    for (const [table, key] of Object.entries({ payments: id, sandbox_payment_intents: paymentIntentId })) {
      const text = `update ${table} set status = 'canceled' where id = $1`;
      await app.application.sql.rows({ name: `test-cancel-${table}`, text }, [key]);
    }
  };
  const INTO: Readonly<Record<PaymentStatus, (payment: Loose) => Promise<unknown>>> = {
    requires_payment: async () => undefined,
    failed: (payment) => confirm(employer, payment, DECLINED),
    succeeded: (payment) => confirm(employer, payment),
    processing: ({ paymentIntentId: intent, clientSecret }) =>
      employer.client.post(`/api/sandbox-payments/${intent}/debit`, { ...BANK, clientSecret }),
    canceled: cancel,
  };

  it.each(PAYMENT_STATUSES)(
    'a payment that is %s is charged exactly if its actions say so',
    async (status) => {
      const { payment } = await hireDirectly(app, employer);
      await INTO[status](payment);
      const read = () => get(`/api/billing/payments/${payment.id}`);
      const before = await read();
      expect(before.status).toBe(status === 'canceled' ? 'failed' : status);
      await confirm(employer, payment);
      const isCharged = before.status !== 'succeeded' && (await read()).status === 'succeeded';
      expect(before.actions).toEqual(isCharged ? ['pay'] : []);
      expect(isCharged).toBe(status === 'requires_payment' || status === 'failed');
    },
  );

  it('only an admin can forgive a debit that its bank took back, with a reason', async () => {
    const { payment } = await hireDirectly(app, employer);
    const { paymentIntentId, clientSecret } = payment;
    const account = { routingNumber: '110000000', accountNumber: '000555555559', clientSecret };
    await employer.client.post(`/api/sandbox-payments/${paymentIntentId}/debit`, account);
    for (const days of [4, 3]) await app.advance(days * 24);
    const admin = await signUpAdmin(app);
    const dispute = async (): Promise<Loose> =>
      (await admin.client.get<Loose[]>('/api/admin/disputes')).body.find(
        ({ paymentId }) => paymentId === payment.id,
      ) ?? {};
    expect(await dispute()).toMatchObject({ state: 'lost', owed: '500.00', forgivenAt: null });
    for (const filter of ['', '?state=lost'])
      await expectCounted(admin.client, `/api/admin/disputes${filter}`);
    const path = `/api/admin/disputes/${(await dispute())['id']}/forgive`;
    const reason = 'Their bank closed the account by mistake.';
    expect((await employer.client.post(path, { reason })).status).toBe(403);
    const unexplained = await admin.client.post(path, { reason: ' ok ' });
    expect([unexplained.status, unexplained.body.issues]).toEqual([
      400,
      [{ path: 'reason', message: 'Please say why, in at least five letters' }],
    ]);
    for (let times = 0; times < 2; times += 1)
      expect((await admin.client.post(path, { reason })).status).toBe(204);
    await app.settle();
    expect(await dispute()).toMatchObject({ owed: null, forgivenAt: expect.any(String), loss: '500.00' });
    const told = (await employer.client.get('/api/notifications')).body;
    expect(told.filter(({ type }: Loose) => type === 'return_forgiven')).toHaveLength(1);
    const [logged] = (await admin.client.get('/api/admin/audit-log?limit=1')).body;
    expect(logged).toMatchObject({
      action: 'dispute.forgiven',
      subjectId: payment.id,
      details: { amount: '500.00', reason },
    });
    const [asked] = await get('/api/billing/payments');
    expect(asked).toMatchObject({ status: 'failed', clientSecret: null, amount: '500.00' });
    expect((await app.client().get('/api/dev/ledger-check')).body).toMatchObject({ problems: [] });
  });

  it('a card is saved while it pays, if requested', async () => {
    const kept = [];
    for (const saveCard of [false, true]) {
      const { payment } = await hireDirectly(app, employer);
      expect((await confirm(employer, payment, { saveCard })).status).toBe(200);
      kept.push((await get('/api/billing/payment-methods')).map(({ last4 }: Loose) => last4));
    }
    expect(kept).toEqual([[], ['4242']]);
  });

  it('a saved card that requires its owner’s presence is confirmed without its number', async () => {
    const { body } = await employer.client.post('/api/billing/payment-methods');
    const card = { ...GOOD_CARD, cardNumber: '4000002760003184', authenticate: true };
    const saved = await employer.client.post(`/api/sandbox-payments/${body.setupIntentId}/confirm`, {
      ...card,
      clientSecret: body.clientSecret,
    });
    expect(saved.status).toBe(200);
    const { payment } = await hireDirectly(app, employer);
    const { paymentIntentId, clientSecret } = payment;
    expect(payment).toMatchObject({ status: 'requires_payment' });
    const path = `/api/sandbox-payments/${paymentIntentId}`;
    expect(await get(path)).toEqual({ savedCard: { last4: '3184' } });
    const yes = await employer.client.post(`${path}/confirm-saved`, { clientSecret });
    expect(yes).toMatchObject({ status: 200, body: { status: 'succeeded' } });
    expect(await get(path)).toEqual({ savedCard: null });
    expect(await get(`/api/billing/payments/${payment.id}`)).toMatchObject({ status: 'succeeded' });
  });

  it('a saved card that requires no confirmation is not confirmed that way', async () => {
    const { payment } = await hireDirectly(app, employer);
    const path = `/api/sandbox-payments/${payment.paymentIntentId}`;
    expect(await get(path)).toEqual({ savedCard: null });
    const refused = await employer.client.post(`${path}/confirm-saved`, {
      clientSecret: payment.clientSecret,
    });
    expect(refused).toMatchObject({ status: 402, body: { code: 'billing.card_declined' } });
  });

  it('a bank account is saved, and pays new orders after its verification', async () => {
    const cards = '/api/billing/payment-methods';
    for (const [accountNumber, isVerified] of [
      ['000123456789', true],
      ['000000000009', false],
    ] as const) {
      employer = await signUpEmployer(app);
      const { setupIntentId, clientSecret } = (await employer.client.post(cards)).body;
      const save = (number: string) =>
        employer.client.post(`/api/sandbox-payments/${setupIntentId}/debit`, {
          routingNumber: '110000000',
          accountNumber: number,
          clientSecret,
        });
      expect(await save('000000000000')).toMatchObject({ status: 402 });
      expect((await save(accountNumber)).body).toEqual({ status: 'succeeded' });
      await app.settle();
      const about = { type: 'bank', last4: accountNumber.slice(-4), expMonth: null, verifyUrl: null };
      const [saved] = await get(cards);
      expect(saved).toMatchObject({ ...about, isVerified, isDefault: isVerified });
      if (!isVerified) {
        const chosen = await employer.client.put(`${cards}/${saved.id}`, { default: true });
        expect(chosen.status).toBe(404);
        await app.advance(24);
      }
      expect(await get(cards)).toMatchObject([{ ...about, isVerified: true, isDefault: true }]);
      const { payment } = await hireDirectly(app, employer);
      expect(payment).toMatchObject({ status: 'processing' });
      await app.advance(4 * 24);
      expect(await get(`/api/billing/payments/${payment.id}`)).toMatchObject({ status: 'succeeded' });
    }
  });
});
