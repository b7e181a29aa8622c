import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#kernel/ids.ts';
import type { Loose } from '#testing/fixtures/http-client.ts';
import { signUpEmployer, signUpReferrer, type SignedUp } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { confirm, GOOD_CARD, hireDirectly } from '#modules/billing/testing/hired-referral.ts';

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

describe('public information', () => {
  it('the packages of job posts are listed, and revalidated by clients', async () => {
    const { status, body, headers } = await app.client().get('/api/job-packages');
    expect(status).toBe(200);
    expect(body.map(({ name, price }: Loose) => [name, price])).toEqual([
      ['Basic', '49.00'],
      ['Featured', '99.00'],
      ['Premium', '199.00'],
    ]);
    const revalidation = { 'If-None-Match': headers.get('ETag') ?? '', 'Cache-Control': 'max-age=0' };
    expect((await app.client().get('/api/job-packages', revalidation)).status).toBe(304);
  });

  it('the payment configuration names the provider', async () => {
    expect((await app.client().get('/api/payments/config')).body).toEqual({
      provider: 'sandbox',
      publishableKey: null,
    });
  });
});

describe('access to billing', () => {
  it.each([
    ['GET', '/api/billing/summary'],
    ['GET', '/api/billing/payments'],
    ['GET', `/api/billing/payments/${newId()}`],
    ['GET', `/api/billing/payments/${newId()}/receipt`],
    ['GET', '/api/billing/payment-methods'],
    ['POST', '/api/billing/payment-methods'],
    ['PUT', `/api/billing/payment-methods/${newId()}`],
    ['DELETE', `/api/billing/payment-methods/${newId()}`],
  ])('only an employer can call %s %s', async (method, path) => {
    expect((await app.client().send(method, path)).status).toBe(401);
    const referrer = await signUpReferrer(app);
    expect((await referrer.client.send(method, path)).status).toBe(403);
  });

  it('another employer’s payment is hidden', async () => {
    const { payment } = await hireDirectly(app, employer);
    const other = await signUpEmployer(app);
    for (const path of [
      `/api/billing/payments/${payment.id}`,
      `/api/billing/payments/${payment.id}/receipt`,
    ]) {
      expect((await other.client.get(path)).status).toBe(404);
    }
    expect((await confirm(other, payment)).status).toBe(404);
    expect((await confirm(await signUpReferrer(app), payment)).status).toBe(404);
    expect((await employer.client.get('/api/billing/payments/nothing')).status).toBe(404);
  });
});

describe('paying', () => {
  it('a card pays, and the summary counts the payment', async () => {
    const { payment, referralId } = await hireDirectly(app, employer);
    expect(payment).toMatchObject({ status: 'requires_payment', amount: '500.00' });
    expect(await confirm(employer, payment)).toMatchObject({ status: 200, body: { status: 'succeeded' } });
    expect(await confirm(employer, payment)).toMatchObject({ status: 200, body: { status: 'succeeded' } });
    expect(await get(`/api/billing/payments/${payment.id}`)).toMatchObject({
      id: payment.id,
      status: 'succeeded',
      clientSecret: null,
      referralId,
      refunded: '0.00',
      description: 'Referral bonus',
    });
    const summary = await get('/api/billing/summary');
    expect(summary).toMatchObject({ spend: '500.00', bonusesPaid: '500.00', refunds: '0.00', held: '0.00' });
    expect(summary.byMonth).toHaveLength(12);
    expect(summary.byMonth.at(-1)).toMatchObject({ spend: '500.00' });
    expect(await get('/api/billing/summary?month=2020-01')).toMatchObject({ spend: '0.00' });
    expect((await employer.client.get('/api/billing/summary?month=2020-13')).status).toBe(400);
    await app.settle();
    const told = await get('/api/notifications');
    expect(told.map(({ type }: Loose) => type)).toContain('payment_succeeded');
    expect((await app.client().get('/api/dev/ledger-check')).body).toMatchObject({
      balanced: true,
      problems: [],
    });
  });

  it('each part of the bonus is released on its due date, and the referrer is notified', async () => {
    const { payment, referrer } = await hireDirectly(app, employer);
    await confirm(employer, payment);
    await app.advance(30 * 24);
    const stats = (await referrer.client.get('/api/referrer-stats')).body;
    expect(stats).toMatchObject({
      totalEarnings: '125.00',
      pendingEarnings: '375.00',
      availableBalance: '125.00',
    });
    const told = (await referrer.client.get('/api/notifications')).body;
    expect(told.map(({ type }: Loose) => type)).toContain('milestone_released');
  });

  it('a declined card is reported, and another one can pay', async () => {
    const { payment } = await hireDirectly(app, employer);
    const declined = await confirm(employer, payment, { cardNumber: '4000000000000002' });
    expect(declined).toMatchObject({ status: 402, body: { message: 'Your card was declined.' } });
    expect(await get(`/api/billing/payments/${payment.id}`)).toMatchObject({
      status: 'failed',
      clientSecret: payment.clientSecret,
    });
    expect(await confirm(employer, payment)).toMatchObject({ status: 200 });
  });

  it('a card that needs extra confirmation requests it', async () => {
    const { payment } = await hireDirectly(app, employer);
    const cardNumber = '4000002500003155';
    expect((await confirm(employer, payment, { cardNumber })).body).toEqual({ status: 'requires_action' });
    const confirmed = await confirm(employer, payment, { cardNumber, authenticate: true });
    expect(confirmed.body).toEqual({ status: 'succeeded' });
  });

  it('a wrong secret, an expired or malformed card, and an unknown payment are refused', async () => {
    const { payment } = await hireDirectly(app, employer);
    expect((await confirm(employer, payment, { clientSecret: 'guess' })).status).toBe(403);
    expect((await confirm(employer, payment, { expYear: 2020 })).status).toBe(402);
    expect((await confirm(employer, payment, { cardNumber: '4242' })).body.message).toBe(
      'Please enter a valid card number',
    );
    expect((await confirm(employer, { ...payment, paymentIntentId: 'pi_0' })).status).toBe(404);
  });

  it('ten parallel confirmations charge once', async () => {
    const { payment } = await hireDirectly(app, employer);
    const answers = await Promise.all(Array.from({ length: 10 }, () => confirm(employer, payment)));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(await get('/api/billing/summary')).toMatchObject({ spend: '500.00' });
  });

  it('the payments are listed page by page, newest first', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 3; n += 1) ids.unshift((await hireDirectly(app, employer)).payment.id);
    const first = await employer.client.get('/api/billing/payments?limit=2');
    expect(first.body.map(({ id }: Loose) => id)).toEqual(ids.slice(0, 2));
    const next = /<(.*)>; rel="next"/.exec(first.headers.get('Link') ?? '')?.[1] ?? '';
    const second = await employer.client.get(next);
    expect(second.body.map(({ id }: Loose) => id)).toEqual(ids.slice(2));
    expect(second.headers.get('Link')).toBeNull();
    expect((await employer.client.get('/api/billing/payments?cursor=x')).status).toBe(400);
  });

  it('a successful payment has a receipt', async () => {
    const { payment } = await hireDirectly(app, employer);
    const path = `/api/billing/payments/${payment.id}/receipt`;
    expect((await employer.client.get(path)).status).toBe(409);
    await confirm(employer, payment);
    const { status, headers, body } = await employer.client.get(path);
    expect([status, headers.get('Content-Type')]).toEqual([200, 'application/pdf']);
    expect(String(body).startsWith('%PDF-')).toBe(true);
  });
});

describe('saved cards', () => {
  async function saveCard(): Promise<void> {
    const { body } = await employer.client.post('/api/billing/payment-methods');
    const confirmation = { ...GOOD_CARD, clientSecret: body.clientSecret };
    const path = `/api/sandbox-payments/${body.setupIntentId}/confirm`;
    expect((await employer.client.post(path, confirmation)).status).toBe(200);
  }

  it('a saved card is confirmed by the provider’s event, charged immediately, and removable', async () => {
    expect(await get('/api/billing/payment-methods')).toEqual([]);
    await saveCard();
    const [card] = await get('/api/billing/payment-methods');
    expect(card).toMatchObject({
      brand: 'visa',
      last4: '4242',
      expMonth: 12,
      expYear: 2040,
      isDefault: true,
    });
    const { payment } = await hireDirectly(app, employer);
    expect(payment).toMatchObject({ status: 'succeeded', amount: '500.00', clientSecret: null });

    await saveCard();
    const cards = await get('/api/billing/payment-methods');
    expect(cards.map(({ isDefault }: Loose) => isDefault)).toEqual([true, false]);
    // Another card does not change the default one.
    expect(cards[0].id).toBe(card.id);
    expect((await employer.client.delete(`/api/billing/payment-methods/${card.id}`)).status).toBe(204);
    expect((await employer.client.delete(`/api/billing/payment-methods/${card.id}`)).status).toBe(404);
    expect(await get('/api/billing/payment-methods')).toHaveLength(1);
  });

  it('the saved card that the employer chooses is charged by default', async () => {
    await saveCard();
    await saveCard();
    await saveCard();
    const [first, newest, second] = await get('/api/billing/payment-methods');
    const path = `/api/billing/payment-methods/${second.id}`;
    const { status, body } = await employer.client.put(path, { default: true });
    expect(status).toBe(200);
    expect(body.map(({ id, isDefault }: Loose) => [id, isDefault])).toEqual([
      [second.id, true],
      [first.id, false],
      [newest.id, false],
    ]);
    expect(await get('/api/billing/payment-methods')).toEqual(body);
    expect((await employer.client.put(path, { default: false })).status).toBe(400);
    const other = await signUpEmployer(app);
    expect((await other.client.put(path, { default: true })).status).toBe(404);
  });

  it('another employer cannot confirm a saved card', async () => {
    const { body } = await employer.client.post('/api/billing/payment-methods');
    const other = await signUpEmployer(app);
    const payment = { paymentIntentId: body.setupIntentId, clientSecret: body.clientSecret };
    expect((await confirm(other, payment)).status).toBe(404);
  });
});

describe('POST /api/webhooks/stripe', () => {
  it('an unsigned webhook is refused', async () => {
    const event = {
      id: 'evt_1',
      type: 'payment_intent.succeeded',
      created: 1,
      data: { object: { id: 'pi_1' } },
    };
    for (const headers of [{}, { 'Stripe-Signature': 't=1,v1=00' }]) {
      const { status, body } = await app.client().post('/api/webhooks/stripe', event, headers);
      expect([status, body.code]).toEqual([400, 'billing.bad_signature']);
    }
  });
});

describe('the development tools', () => {
  it('development tools need DEV_TOOLS, and the sandbox does not exist with Stripe', async () => {
    const environment = {
      DEV_TOOLS: 'off',
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
    };
    const other = await startTestApplication({ byDay: true, environment });
    try {
      expect((await other.client().get('/api/dev/ledger-check')).status).toBe(404);
      expect((await other.client().post('/api/sandbox-payments/pi_1/confirm', {})).status).toBe(404);
      expect((await other.client().get('/api/payments/config')).body).toEqual({
        provider: 'stripe',
        publishableKey: 'pk_test_1',
      });
    } finally {
      await other.stop();
    }
  });
});
