import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUpEmployer, type SignedUp } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { LEDGER_CHECK } from '../../index.ts';
import { hireDirectly } from '../../testing/hired-referral.ts';
import { StripeStandIn } from '../../testing/stripe-stand-in.ts';

const SECRET = 'whsec_test';

describe('POST /api/webhooks/stripe, with Stripe', () => {
  let app: TestApplication;
  let stripe: StripeStandIn;
  let employer: SignedUp;

  beforeAll(async () => {
    stripe = await StripeStandIn.start();
    app = await startTestApplication({
      environment: {
        STRIPE_SECRET_KEY: 'sk_test_1',
        STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
        STRIPE_WEBHOOK_SECRET: SECRET,
        STRIPE_API_BASE: stripe.url,
      },
    });
    employer = await signUpEmployer(app);
  });
  afterAll(async () => {
    await app.stop();
    await stripe.stop();
  });

  const deliver = ({ raw, signature }: { raw: Buffer; signature: string }) =>
    app.client().post('/api/webhooks/stripe', raw, { 'Stripe-Signature': signature });
  const statusOf = async (id: string) =>
    (await employer.client.get(`/api/billing/payments/${id}`)).body.status;

  it('settles a payment once, in any order and however often it is told', async () => {
    const { payment } = await hireDirectly(app, employer);
    const id = payment.paymentIntentId;
    const early = stripe.event(id, 'payment_intent.processing', SECRET);
    expect((await deliver(stripe.event(id, 'payment_intent.succeeded', SECRET))).status).toBe(200);
    expect(await statusOf(payment.id)).toBe('requires_payment');

    stripe.change(id, { status: 'succeeded' });
    const event = stripe.event(id, 'payment_intent.succeeded', SECRET);
    const answers = await Promise.all(Array.from({ length: 10 }, () => deliver(event)));
    expect(answers.map(({ status, body }) => [status, body])).toEqual(
      Array.from({ length: 10 }, () => [200, { received: true }]),
    );
    expect(await statusOf(payment.id)).toBe('succeeded');
    expect((await deliver(early)).status).toBe(200);
    expect(await statusOf(payment.id)).toBe('succeeded');
    expect((await employer.client.get('/api/billing/summary')).body).toMatchObject({ spend: '500.00' });
    expect((await app.application.get(LEDGER_CHECK).run()).problems).toEqual([]);
  });

  it('handles what is not ours, and refuses what someone else has signed', async () => {
    const { payment } = await hireDirectly(app, employer);
    const id = payment.paymentIntentId;
    expect((await deliver(stripe.event(id, 'charge.updated', SECRET))).status).toBe(200);
    expect((await deliver(stripe.event(id, 'payment_intent.succeeded', 'whsec_other'))).status).toBe(400);
  });

  it('answers an event about something without an id, and makes up for webhooks that never came', async () => {
    const raw = JSON.stringify({
      id: 'evt_balance',
      object: 'event',
      type: 'balance.available',
      data: { object: { object: 'balance' } },
    });
    const seconds = Math.floor(Date.now() / 1000);
    const mac = createHmac('sha256', SECRET).update(`${seconds}.${raw}`).digest('hex');
    expect((await deliver({ raw: Buffer.from(raw), signature: `t=${seconds},v1=${mac}` })).status).toBe(200);

    const other = await signUpEmployer(app);
    const { payment } = await hireDirectly(app, other);
    const status = async () => (await other.client.get(`/api/billing/payments/${payment.id}`)).body.status;
    stripe.pay(payment.paymentIntentId, '4242424242424242');
    expect(await status()).toBe('requires_payment');
    await app.advance(0.2);
    expect(await status()).toBe('succeeded');
    expect((await app.application.get(LEDGER_CHECK).run()).problems).toEqual([]);
  });

  it('answers a charge while Stripe is away, and catches up', async () => {
    stripe.loseAnswers(20);
    const { payment } = await hireDirectly(app, employer);
    expect(payment).toMatchObject({ status: 'requires_payment', clientSecret: null, amount: '500.00' });
    stripe.loseAnswers(0);
    await app.settle();
    const { body } = await employer.client.get(`/api/billing/payments/${payment.id}`);
    expect(body.clientSecret).toContain('_secret');
  });
});
