import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { HttpAnswer, Loose } from '#testing/fixtures/http-client.ts';
import { signUpAdmin } from '#testing/fixtures/sign-up-admin.ts';
import { signUpEmployer, type SignedUp } from '#testing/fixtures/sign-up.ts';
import type { TestApplication } from '#testing/fixtures/test-application.ts';
import { LEDGER_CHECK } from '#modules/billing/index.ts';
import { SqlUnhandledEvents } from '../../persistence/provider/sql-unhandled-events.ts';
import {
  deliverTo,
  startAtStripe,
  WEBHOOK_SECRET,
} from '#modules/billing/testing/stripe/stripe-application.ts';
import type { StripeEvent } from '#modules/billing/testing/stripe/stripe-objects.ts';
import { StripeStandIn } from '#modules/billing/testing/stripe/stripe-stand-in.ts';

/** The hours until the product looks for lost events. Stripe's clock does not move meanwhile. */
const CATCH_UP_HOURS = 0.2;
const GOOD_CARD = '4242424242424242';
const DECLINING_CARD = '4000000000000002';
const TAKEN = {
  name: 'test-plan-movements',
  text: `select e.amount_cents::float8 as cents from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
    where t.kind = 'subscription_paid' and t.employer_id = $1 and e.account = 'revenue:subscription' order by 1`,
};

/** Simulates an older charge from before intents were stored. */
const FORGET_INTENT = {
  name: 'test-forget-plan-intent',
  text: `update payments set provider_payment_id = null where employer_id = $1 and purpose = 'subscription'`,
};

type Arrange = (events: readonly StripeEvent[]) => readonly StripeEvent[];

/** Events that are not delivered at one step are delivered at a later one, or found in the listing. */
interface Delivery {
  readonly arrange: Arrange;
  readonly isAtEachStep: boolean;
}

const DELIVERIES: Readonly<Record<string, Delivery>> = {
  'as they happen': { arrange: (events) => events, isAtEachStep: true },
  'the other way round': { arrange: (events) => events.toReversed(), isAtEachStep: true },
  'three times each': { arrange: (events) => events.flatMap((one) => [one, one, one]), isAtEachStep: true },
  'all of them at the end': { arrange: (events) => events, isAtEachStep: false },
  'at the end, the other way round, and again': {
    arrange: (events) => [...events.toReversed(), ...events],
    isAtEachStep: false,
  },
  never: { arrange: () => [], isAtEachStep: false },
};

let app: TestApplication;
let stripe: StripeStandIn;
beforeEach(async () => {
  stripe = await StripeStandIn.start();
  app = await startAtStripe(stripe);
});
afterEach(async () => {
  await app.stop();
  await stripe.stop();
});

const deliver = (arrange: Arrange) =>
  stripe.deliver(async (event) => expect((await deliverTo(app, event)).status).toBe(200), {
    arrange,
    secret: WEBHOOK_SECRET,
  });
const saveCard = async ({ client }: SignedUp): Promise<void> => {
  const { setupIntentId, clientSecret } = (await client.post('/api/billing/payment-methods')).body;
  const typed = new URLSearchParams({ client_secret: clientSecret, number: GOOD_CARD });
  stripe.api.act('POST', ['setup_intents', setupIntentId, 'confirm'], typed);
  await deliver((events) => events);
  await app.settle();
};
const ok = ({ status, body }: HttpAnswer<Loose>): Loose => {
  expect([status, body]).toMatchObject([200, {}]);
  return body;
};
const idAtStripe = async (employer: SignedUp): Promise<string> => {
  const text = 'select stripe_subscription_id as id from subscriptions where user_id = $1';
  const row = await app.application.sql.row<{ id: string }>({ name: 'test-plan-at', text }, [employer.id]);
  return row?.id ?? '';
};

describe('a plan at Stripe, whose events come', () => {
  it.each(Object.keys(DELIVERIES))(
    'a plan whose events come %s is charged and booked once a month, and matches Stripe’s state',
    async (how) => {
      const { arrange, isAtEachStep } = DELIVERIES[how] ?? { arrange: () => [], isAtEachStep: false };
      const employer = await signUpEmployer(app);
      const { client } = employer;
      await saveCard(employer);
      const step = async (act: () => Promise<unknown> | void): Promise<void> => {
        await act();
        if (isAtEachStep) await deliver(arrange);
        await app.settle();
      };
      await step(async () => ok(await client.post('/api/billing/subscription', { plan: 'pro' })));
      // Its first invoice begins the plan.
      await deliver(arrange);
      await app.advance(CATCH_UP_HOURS);
      const id = await idAtStripe(employer);
      await step(async () => ok(await client.put('/api/billing/subscription', { plan: 'unlimited' })));
      await step(() => stripe.plans.renew(id));
      await step(() => stripe.plans.renew(id, true));
      await deliver(arrange);
      await app.advance(CATCH_UP_HOURS);
      expect(ok(await client.get('/api/billing/subscription'))).toMatchObject({
        plan: 'unlimited',
        status: 'past_due',
        pastDue: { amount: '249.00', tries: 1 },
      });
      await step(async () => ok(await client.post('/api/billing/subscription/pay')));
      await deliver(arrange);
      await app.advance(CATCH_UP_HOURS);
      const { invoices, ...now } = ok(await client.get('/api/billing/subscription'));
      expect(now).toMatchObject({ plan: 'unlimited', status: 'active', postsRemaining: -1, pastDue: null });
      const paid = invoices.map(({ reason, status, amount }: Loose) => [reason, status, amount]);
      expect(paid).toHaveLength(4);
      expect(paid).toEqual(
        expect.arrayContaining([
          ['first', 'paid', '99.00'],
          ['change', 'paid', '150.00'],
          ['renewal', 'paid', '249.00'],
        ]),
      );
      const taken = await app.application.sql.rows<{ cents: number }>(TAKEN, [employer.id]);
      expect(taken.map(({ cents }) => cents)).toEqual([99_00, 150_00, 249_00, 249_00]);
      expect((await app.application.get(LEDGER_CHECK).run()).problems).toEqual([]);
    },
  );
});

it('a larger plan is charged once right after its card was declined, as soon as the card pays', async () => {
  const employer = await signUpEmployer(app);
  await saveCard(employer);
  ok(await employer.client.post('/api/billing/subscription', { plan: 'pro' }));
  await deliver((events) => events);
  const card = stripe.api.objects.list('payment_method', {}).find(({ customer }) => customer !== null);
  const change = () => employer.client.put('/api/billing/subscription', { plan: 'unlimited' });
  stripe.change(card?.id ?? '', { number: DECLINING_CARD });
  expect(await change()).toMatchObject({ status: 402, body: { code: 'billing.card_declined' } });
  stripe.change(card?.id ?? '', { number: GOOD_CARD });
  ok(await change());
  ok(await change());
  await deliver((events) => events);
  expect(ok(await employer.client.get('/api/billing/subscription'))).toMatchObject({ plan: 'unlimited' });
  const taken = await app.application.sql.rows<{ cents: number }>(TAKEN, [employer.id]);
  expect(taken.map(({ cents }) => cents)).toEqual([99_00, 150_00]);
});

it('a paid plan does not end after its grace, even if no event has reported the payment', async () => {
  const employer = await signUpEmployer(app);
  await saveCard(employer);
  ok(await employer.client.post('/api/billing/subscription', { plan: 'pro' }));
  const id = await idAtStripe(employer);
  stripe.plans.renew(id, true);
  await deliver((events) => events);
  const [due = ''] = stripe.plans.invoicesOf(id);
  const subscription = async () => ok(await employer.client.get('/api/billing/subscription'));
  expect(await subscription()).toMatchObject({ status: 'past_due' });
  // Beyond the range in which lost events are recovered.
  await app.advance(10 * 24);
  const card = stripe.addCard('cus_1', GOOD_CARD);
  stripe.plans.act('POST', ['invoices', due, 'pay'], new URLSearchParams({ payment_method: card }));
  await app.advance(6 * 24);
  expect(await subscription()).toMatchObject({ plan: 'pro', status: 'active', postsRemaining: 25 });
  const taken = await app.application.sql.rows<{ cents: number }>(TAKEN, [employer.id]);
  expect(taken.map(({ cents }) => cents)).toEqual([99_00, 99_00]);
  expect(stripe.requests.filter((request) => request.startsWith('DELETE'))).toEqual([]);
});

it('a subscription of another product at the same account is ignored with its invoices, and blocks nothing', async () => {
  const post = (path: readonly string[], fields: Record<string, string>): Loose =>
    stripe.plans.act('POST', path, new URLSearchParams(fields)).body;
  const price = post(['prices'], { lookup_key: 'someone_elses', unit_amount: '1500' });
  const card = stripe.addCard('cus_1', GOOD_CARD);
  const foreign = { customer: 'cus_1', default_payment_method: card, 'items[0][price]': price.id };
  const { id } = post(['subscriptions'], foreign);
  stripe.plans.renew(id);
  stripe.plans.renew(id, true);
  // Each of them is answered with 200.
  await deliver((events) => events);
  await app.settle();
  await app.advance(CATCH_UP_HOURS);
  expect(await new SqlUnhandledEvents(app.application.sql).waiting('stripe')).toEqual([]);
  const kept = { name: 'test-kept-invoices', text: 'select id from subscription_invoices' };
  expect(await app.application.sql.rows(kept)).toEqual([]);
});

describe('refunds and disputes of a plan’s charge', () => {
  const subscribed = async () => {
    const employer = await signUpEmployer(app);
    await saveCard(employer);
    ok(await employer.client.post('/api/billing/subscription', { plan: 'pro' }));
    const [invoice = ''] = stripe.plans.invoicesOf(await idAtStripe(employer));
    const [paid] = stripe.api.objects.list('invoice_payment', { invoice });
    const { payment_intent: intent = '' } = (paid?.['payment'] ?? {}) as { payment_intent?: string };
    return { employer, intent };
  };
  const told = async (arrange: Arrange = (events) => events) => {
    await deliver(arrange);
    await app.settle();
  };
  const figures = async ({ client }: SignedUp): Promise<Loose> => {
    const { spend, refunds } = ok(await client.get('/api/billing/summary'));
    return { spend, refunds };
  };
  /** Both books are read and agree. */
  const agrees = async () => {
    await app.advance(25);
    await app.settle();
    expect((await app.application.get(LEDGER_CHECK).run()).problems).toEqual([]);
  };

  it('a refund in Stripe’s dashboard is booked once, with a credit note on its month’s invoice', async () => {
    const { employer, intent } = await subscribed();
    stripe.api.charges.refund({ payment_intent: intent, amount: 40_00 });
    // Backward: the refund is reported before its charge.
    await told((events) => [...events, ...events].toReversed());
    expect(await figures(employer)).toEqual({ spend: '59.00', refunds: '40.00' });
    const documents: Loose[] = ok(await employer.client.get('/api/billing/invoices'));
    const invoice = documents.find(({ kind }) => kind === 'invoice');
    expect(documents.map(({ kind, total, corrects }) => [kind, total, corrects])).toEqual(
      expect.arrayContaining([
        ['invoice', '99.00', null],
        ['credit_note', '40.00', invoice?.number],
      ]),
    );
    expect(documents).toHaveLength(2);
    const payments: Loose[] = ok(await employer.client.get('/api/billing/payments'));
    expect(payments).toMatchObject([
      { description: 'Pro plan', amount: '99.00', refunded: '40.00', invoice: { number: invoice?.number } },
    ]);
    await agrees();
  });

  it('an admin’s refund reaches Stripe even if the charge is older than the listing of plans’ payments', async () => {
    const { employer, intent } = await subscribed();
    await told();
    await app.application.sql.rows(FORGET_INTENT, [employer.id]);
    const admin = await signUpAdmin(app);
    const [payment]: Loose[] = ok(await employer.client.get('/api/billing/payments'));
    const refund = { amount: '40.00', reason: 'Two weeks without the search.' };
    ok(await admin.client.post(`/api/admin/payments/${payment?.['id']}/refund`, refund));
    await app.settle();
    await told();
    const made = stripe.api.objects.list('refund', { payment_intent: intent });
    expect(made.map(({ amount }) => amount)).toEqual([40_00]);
    expect(await figures(employer)).toEqual({ spend: '59.00', refunds: '40.00' });
    await agrees();
  });

  it.each([
    ['won', { spend: '99.00', refunds: '0.00' }],
    ['lost', { spend: '0.00', refunds: '99.00' }],
  ] as const)('a bank’s dispute of a plan’s charge is like any other: %s', async (outcome, expected) => {
    const { employer, intent } = await subscribed();
    const admin = await signUpAdmin(app);
    const dispute = stripe.dispute(intent);
    await told();
    const listed = async (): Promise<Loose[]> => ok(await admin.client.get('/api/admin/disputes'));
    expect(await listed()).toMatchObject([{ state: 'open', amount: '99.00', providerDisputeId: dispute }]);
    stripe.decideDispute(dispute, outcome);
    await told((events) => [...events, ...events]);
    expect(await listed()).toMatchObject([
      { state: outcome, loss: outcome === 'lost' ? '99.00' : '0.00', employer: { id: employer.id } },
    ]);
    expect(await figures(employer)).toEqual(expected);
    await agrees();
  });
});
