import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runSql } from '#testing/fixtures/run-sql.ts';
import { signUpEmployer, type SignedUp } from '#testing/fixtures/sign-up.ts';
import type { TestApplication } from '#testing/fixtures/test-application.ts';
import { ForgetHandledEvents } from '#modules/billing/application/provider/forget-handled-events.ts';
import { LEDGER_CHECK } from '#modules/billing/index.ts';
import { hireDirectly } from '#modules/billing/testing/hired-referral.ts';
import {
  deliverTo,
  startAtStripe,
  WEBHOOK_SECRET,
} from '#modules/billing/testing/stripe/stripe-application.ts';
import { signed, type SignedEvent } from '#modules/billing/testing/stripe/stripe-webhooks.ts';
import { StripeStandIn } from '#modules/billing/testing/stripe/stripe-stand-in.ts';
import { SqlHandledEvents } from '../../persistence/provider/sql-handled-events.ts';

describe('POST /api/webhooks/stripe, with Stripe', () => {
  let app: TestApplication;
  let stripe: StripeStandIn;
  let employer: SignedUp;

  beforeAll(async () => {
    stripe = await StripeStandIn.start();
    app = await startAtStripe(stripe, { byDay: true });
    employer = await signUpEmployer(app);
  });
  afterAll(async () => {
    await app.stop();
    await stripe.stop();
  });

  const deliver = (event: SignedEvent) => deliverTo(app, event);
  const statusOf = async (id: string) =>
    (await employer.client.get(`/api/billing/payments/${id}`)).body.status;

  it('a payment is settled once, in any order and number of events', async () => {
    const { payment } = await hireDirectly(app, employer);
    const id = payment.paymentIntentId;
    const early = stripe.event(id, 'payment_intent.processing', WEBHOOK_SECRET);
    expect((await deliver(stripe.event(id, 'payment_intent.succeeded', WEBHOOK_SECRET))).status).toBe(200);
    expect(await statusOf(payment.id)).toBe('requires_payment');

    stripe.change(id, { status: 'succeeded' });
    const event = stripe.event(id, 'payment_intent.succeeded', WEBHOOK_SECRET);
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

  it('a repeated event whose mark was deleted books nothing again', async () => {
    const other = await signUpEmployer(app);
    const { payment } = await hireDirectly(app, other);
    const id = payment.paymentIntentId;
    stripe.pay(id, '4242424242424242');
    const event = stripe.event(id, 'payment_intent.succeeded', WEBHOOK_SECRET);
    expect((await deliver(event)).status).toBe(200);
    await app.settle();
    const { sql } = app.application;
    const entries = () => runSql(sql, 'select id from ledger_transactions order by id');
    const booked = await entries();
    const { application } = app;
    const longAgo = `update webhook_events set received_at = $1::timestamptz - interval '181 days'`;
    await runSql(sql, longAgo, [application.clock.now()]);
    await new ForgetHandledEvents(new SqlHandledEvents(application.sql), application.clock).run();
    expect(await runSql(sql, 'select id from webhook_events')).toEqual([]);
    expect((await deliver(event)).status).toBe(200);
    await app.settle();
    expect(await runSql(sql, 'select id from webhook_events')).toHaveLength(1);
    expect(await entries()).toEqual(booked);
    const { body } = await other.client.get(`/api/billing/payments/${payment.id}`);
    expect(body.status).toBe('succeeded');
    expect((await app.application.get(LEDGER_CHECK).run()).problems).toEqual([]);
  });

  it('an unrelated event is acknowledged, and one with another signature is refused', async () => {
    const { payment } = await hireDirectly(app, employer);
    const id = payment.paymentIntentId;
    expect((await deliver(stripe.event(id, 'charge.updated', WEBHOOK_SECRET))).status).toBe(200);
    expect((await deliver(stripe.event(id, 'payment_intent.succeeded', 'whsec_other'))).status).toBe(400);
  });

  it('an event without an object ID is acknowledged, and lost webhooks are recovered', async () => {
    const event = {
      id: 'evt_balance',
      object: 'event',
      type: 'balance.available',
      created: 0,
      data: { object: { object: 'balance' } },
    };
    expect((await deliver(signed(event, WEBHOOK_SECRET))).status).toBe(200);

    const other = await signUpEmployer(app);
    const { payment } = await hireDirectly(app, other);
    const status = async () => (await other.client.get(`/api/billing/payments/${payment.id}`)).body.status;
    stripe.pay(payment.paymentIntentId, '4242424242424242');
    expect(await status()).toBe('requires_payment');
    await app.advance(0.2);
    expect(await status()).toBe('succeeded');
    expect((await app.application.get(LEDGER_CHECK).run()).problems).toEqual([]);
  });

  it('a charge during Stripe’s outage is acknowledged, and completed later', async () => {
    stripe.loseAnswers(20);
    const { payment } = await hireDirectly(app, employer);
    expect(payment).toMatchObject({ status: 'requires_payment', clientSecret: null, amount: '500.00' });
    stripe.loseAnswers(0);
    await app.settle();
    const { body } = await employer.client.get(`/api/billing/payments/${payment.id}`);
    expect(body.clientSecret).toContain('_secret');
  });
});
