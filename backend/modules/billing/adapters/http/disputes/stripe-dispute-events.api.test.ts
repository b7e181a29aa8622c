import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Loose } from '#testing/fixtures/http-client.ts';
import { signUpAdmin } from '#testing/fixtures/sign-up-admin.ts';
import { signUpEmployer, type SignedUp } from '#testing/fixtures/sign-up.ts';
import type { TestApplication } from '#testing/fixtures/test-application.ts';
import { LEDGER_CHECK } from '#modules/billing/index.ts';
import { hireDirectly, type HiredReferral } from '#modules/billing/testing/hired-referral.ts';
import {
  deliverTo,
  startAtStripe,
  WEBHOOK_SECRET,
} from '#modules/billing/testing/stripe/stripe-application.ts';
import type { StripeEvent } from '#modules/billing/testing/stripe/stripe-objects.ts';
import type { SignedEvent } from '#modules/billing/testing/stripe/stripe-webhooks.ts';
import { StripeStandIn } from '#modules/billing/testing/stripe/stripe-stand-in.ts';

/** The hours until the product looks for lost events. Stripe's clock does not move meanwhile. */
const CATCH_UP_HOURS = 0.2;
/** The movements of a payment and its hire so far; the fee for the charge itself is booked once a day. */
const BOOKS = {
  name: 'test-disputed-books',
  text: `select split_part(e.account, ':', 1) as account, sum(e.amount_cents)::float8 as cents
    from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
    where (t.payment_id = $1 or t.referral_id = $2) and (t.kind <> 'provider_fee' or t.reference like 'dispute:%')
    group by 1 having sum(e.amount_cents) <> 0`,
};

/** Events that are not delivered at one step are delivered at a later one, or found in the listing. */
interface Delivery {
  readonly arrange: (events: readonly StripeEvent[]) => readonly StripeEvent[];
  readonly isAtEachStep: boolean;
}
const DELIVERIES: Readonly<Record<string, Delivery>> = {
  never: { arrange: () => [], isAtEachStep: false },
  'as they happen': { arrange: (events) => events, isAtEachStep: true },
  'the other way round': { arrange: (events) => events.toReversed(), isAtEachStep: true },
  'three times each': { arrange: (events) => events.flatMap((one) => [one, one, one]), isAtEachStep: true },
  'all of them at the end, backwards and again': {
    arrange: (events) => [...events.toReversed(), ...events],
    isAtEachStep: false,
  },
};

type Step = 'opened' | 'won' | 'lost';

/** The books after a bank has taken the $500 of an undue bonus, and a $15 fee. */
const AFTER: Readonly<Record<Step, Readonly<Record<string, number>>>> = {
  opened: { provider_clearing: 15_00, disputes: -500_00, provider_fees: -15_00, referrer_committed: 500_00 },
  won: { provider_clearing: -485_00, provider_fees: -15_00, referrer_committed: 500_00 },
  lost: { provider_clearing: 15_00, provider_fees: -15_00 },
};
const ENDINGS: readonly (readonly Step[])[] = [
  ['opened'],
  ['opened', 'won'],
  ['opened', 'lost'],
  ['opened', 'lost', 'won'],
  ['opened', 'won', 'lost'],
];

/** Makes the next run read three days back. */
const FORGET_LISTING = { name: 'test-forget-listing', text: 'delete from event_listings' };

let app: TestApplication;
let stripe: StripeStandIn;
let admin: SignedUp;
let hired: HiredReferral;

const begin = async (): Promise<void> => {
  stripe = await StripeStandIn.start();
  app = await startAtStripe(stripe, { byDay: true });
  admin = await signUpAdmin(app);
};
const end = async (): Promise<void> => {
  await app.stop();
  await stripe.stop();
};
const tell = async (arrange: Delivery['arrange']): Promise<void> => {
  const receive = async (event: SignedEvent) => expect((await deliverTo(app, event)).status).toBe(200);
  await stripe.deliver(receive, { arrange, secret: WEBHOOK_SECRET });
  await app.settle();
};
const payBonus = async (): Promise<void> => {
  hired = await hireDirectly(app, await signUpEmployer(app));
  stripe.pay(hired.payment.paymentIntentId, '4242424242424242');
  await tell((events) => events);
};
const books = async (): Promise<Record<string, number>> => {
  const about = [hired.payment.id, hired.referralId];
  const rows = await app.application.sql.rows<{ account: string; cents: number }>(BOOKS, about);
  return Object.fromEntries(rows.map(({ account, cents }) => [account, cents]));
};
/** Stripe's own lines are read once a day. */
const problems = async (): Promise<string[]> => {
  const found = await app.application.get(LEDGER_CHECK).run();
  return found.problems.filter((problem) => !problem.startsWith('Balance of'));
};
const listed = async (): Promise<Loose[]> => {
  const { body } = await admin.client.get<Loose[]>('/api/admin/disputes?limit=100');
  return body.filter(({ paymentId }) => paymentId === hired.payment.id);
};

describe('a disputed payment at Stripe, whose events come', () => {
  beforeAll(begin);
  afterAll(end);
  beforeEach(payBonus);

  it.each(
    Object.keys(DELIVERIES).flatMap((how) => ENDINGS.map((steps) => [how, steps.join(', then ')] as const)),
  )(
    'a disputed payment whose events come %s matches its bank’s decision in the books: %s',
    async (how, ending) => {
      const { arrange, isAtEachStep } = DELIVERIES[how] ?? { arrange: () => [], isAtEachStep: false };
      const steps = ENDINGS.find((one) => one.join(', then ') === ending) ?? [];
      let dispute = '';
      for (const step of steps) {
        if (step === 'opened') dispute = stripe.dispute(hired.payment.paymentIntentId);
        else stripe.decideDispute(dispute, step);
        if (!isAtEachStep) continue;
        await tell(arrange);
        expect(await books()).toEqual(AFTER[step]);
      }
      await tell(arrange);
      if (how === 'never') {
        await app.application.sql.rows(FORGET_LISTING);
        await app.advance(CATCH_UP_HOURS);
      }
      const last = steps.at(-1) ?? 'opened';
      expect(await books()).toEqual(AFTER[last]);
      const state = last === 'opened' ? 'open' : last;
      expect(await listed()).toMatchObject([
        { state, amount: '500.00', loss: '0.00', providerDisputeId: dispute },
      ]);
      expect(await problems()).toEqual([]);
    },
  );
});

describe('a dispute that is lost after a part of the bonus was paid out', () => {
  beforeAll(begin);
  afterAll(end);

  it('a dispute lost after a payout is the company’s loss until it is won after all', async () => {
    await payBonus();
    await app.advance(31 * 24);
    const dispute = stripe.dispute(hired.payment.paymentIntentId);
    await tell((events) => events);
    const paidOut = { referrer_available: 125_00, provider_fees: -15_00 };
    stripe.decideDispute(dispute, 'lost');
    await tell((events) => events);
    expect(await books()).toEqual({ ...paidOut, provider_clearing: 15_00, dispute_loss: -125_00 });
    expect(await listed()).toMatchObject([{ state: 'lost', loss: '125.00' }]);
    stripe.decideDispute(dispute, 'won');
    await tell((events) => events);
    expect(await books()).toEqual({ ...paidOut, provider_clearing: -485_00, referrer_committed: 375_00 });
    expect(await listed()).toMatchObject([{ state: 'won', loss: '0.00' }]);
    expect(await problems()).toEqual([]);
  });
});
