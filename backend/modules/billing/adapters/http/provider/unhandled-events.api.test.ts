import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runSql } from '#testing/fixtures/run-sql.ts';
import type { Loose } from '#testing/fixtures/http-client.ts';
import { signUpAdmin } from '#testing/fixtures/sign-up-admin.ts';
import { signUpEmployer, type SignedUp } from '#testing/fixtures/sign-up.ts';
import type { TestApplication } from '#testing/fixtures/test-application.ts';
import { LEDGER_CHECK } from '#modules/billing/index.ts';
import { hireDirectly } from '#modules/billing/testing/hired-referral.ts';
import {
  deliverTo,
  startAtStripe,
  WEBHOOK_SECRET,
} from '#modules/billing/testing/stripe/stripe-application.ts';
import { StripeStandIn } from '#modules/billing/testing/stripe/stripe-stand-in.ts';

const LIST = '/api/admin/unhandled-events';
const REASON = 'Paid twice at Stripe’s desk, settled by hand.';
const NEVER = '01920000-0000-7000-8000-000000000000';
/** A minute, the interval of the sweeps. */
const MINUTE = 1 / 60;

describe('an event of Stripe that cannot be handled', () => {
  let app: TestApplication;
  let stripe: StripeStandIn;
  let employer: SignedUp;
  let admin: SignedUp;

  beforeEach(async () => {
    stripe = await StripeStandIn.start();
    app = await startAtStripe(stripe, { byDay: true });
    employer = await signUpEmployer(app);
    admin = await signUpAdmin(app);
  });
  afterEach(async () => {
    await app.stop();
    await stripe.stop();
  });

  const sweep = async () => {
    const text = "select failures, reason from sweeps where name = 'billing.catch_up_events'";
    return (await runSql(app.application.sql, text))[0];
  };
  const statusOf = async (id: string): Promise<string> =>
    (await employer.client.get(`/api/billing/payments/${id}`)).body.status;
  const waiting = async (): Promise<Loose[]> => (await admin.client.get<Loose[]>(LIST)).body;
  const listings = (): number => stripe.requests.filter((asked) => asked === 'GET /v1/events').length;
  /** Two payments whose webhooks are lost; Stripe fails to return one of them. */
  const loseTwo = async () => {
    const [{ payment: bad }, { payment: good }] = [
      await hireDirectly(app, employer),
      await hireDirectly(app, employer),
    ];
    // Listed newest first: the one that cannot be handled comes first.
    for (const { paymentIntentId } of [good, bad]) stripe.pay(paymentIntentId, '4242424242424242');
    stripe.api.refused.add(bad.paymentIntentId);
    await expect(app.advance(0.2)).rejects.toThrow(/^Event evt_\w+ \(payment_intent\.succeeded\)/);
    await app.settle();
    return { bad, good };
  };

  it('an event that cannot be handled blocks no other, and is retried until it succeeds', async () => {
    const { bad, good } = await loseTwo();
    expect([await statusOf(bad.id), await statusOf(good.id)]).toEqual(['requires_payment', 'succeeded']);
    expect(await sweep()).toMatchObject({ failures: 1, reason: expect.stringContaining('Event evt_') });
    expect(await waiting()).toMatchObject([
      { provider: 'stripe', type: 'payment_intent.succeeded', objectId: bad.paymentIntentId, tries: 1 },
    ]);
    const [read, { failedAt }] = [listings(), (await waiting())[0] ?? {}];

    // The intervals grow, and retries do not read the list.
    for (let minutes = 0; minutes < 8; minutes += 1)
      await expect(app.advance(MINUTE)).rejects.toThrow('could not be handled');
    expect(await waiting()).toMatchObject([{ tries: 4, failedAt }]);
    expect(listings()).toBe(read);
    await expect(app.advance(0.2)).rejects.toThrow('could not be handled');
    expect(listings()).toBeGreaterThan(read);

    stripe.api.refused.clear();
    await app.advance(1);
    expect(await statusOf(bad.id)).toBe('succeeded');
    expect(await waiting()).toEqual([]);
    expect(await sweep()).toEqual({ failures: 0, reason: null });
    expect((await app.application.get(LEDGER_CHECK).run()).problems).toEqual([]);
  });

  it('an unhandled event no longer waits after its webhook has arrived', async () => {
    const { bad } = await loseTwo();
    stripe.api.refused.clear();
    const [{ eventId }] = (await waiting()) as [Loose];
    await stripe.deliver((event) => deliverTo(app, event), {
      secret: WEBHOOK_SECRET,
      arrange: (events) => events.filter(({ id }) => id === eventId),
    });
    expect(await statusOf(bad.id)).toBe('succeeded');
    await app.advance(1);
    expect(await waiting()).toEqual([]);
  });

  it('an unhandled event is skipped once by an admin with a reason, and never has an effect again', async () => {
    const { bad } = await loseTwo();
    const [{ id, eventId }] = (await waiting()) as [Loose];
    const skip = (reason: string, of = id) => admin.client.post(`${LIST}/${of}/skip`, { reason });
    expect((await skip('no')).body.issues).toEqual([
      { path: 'reason', message: 'Please say why, in at least five letters' },
    ]);
    const answers = await Promise.all([skip(REASON), skip(REASON), skip(REASON)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 404, 404]);
    expect((await skip(REASON, NEVER)).body.code).toBe('billing.event_not_waiting');
    expect(await waiting()).toEqual([]);
    const log: Loose[] = (await admin.client.get<Loose[]>('/api/admin/audit-log')).body;
    expect(log.filter(({ action }) => action === 'payment_event.skipped')).toMatchObject([
      {
        actor: { id: admin.id },
        subjectId: id,
        details: {
          event: eventId,
          type: 'payment_intent.succeeded',
          about: bad.paymentIntentId,
          reason: REASON,
        },
      },
    ]);

    stripe.api.refused.clear();
    await app.advance(0.2);
    await stripe.deliver(async (event) => expect((await deliverTo(app, event)).status).toBe(200), {
      secret: WEBHOOK_SECRET,
      arrange: (events) => events.filter((one) => one.id === eventId),
    });
    expect(await statusOf(bad.id)).toBe('requires_payment');
    expect(await sweep()).toMatchObject({ failures: 0 });
  });
});
