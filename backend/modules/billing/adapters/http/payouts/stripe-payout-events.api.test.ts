import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BalanceTooLow } from '#modules/billing/application/payouts/payout-provider.ts';
import { LEDGER_CHECK } from '#modules/billing/index.ts';
import { StripeConnectStandIn } from '#modules/billing/testing/payouts/stripe-connect-stand-in.ts';
import { thinEvent } from '#modules/billing/testing/payouts/thin-event.ts';
import {
  deliverTo,
  startAtStripe,
  WEBHOOK_SECRET,
} from '#modules/billing/testing/stripe/stripe-application.ts';
import { StripeObjects } from '#modules/billing/testing/stripe/stripe-objects.ts';
import { signed, type SignedEvent } from '#modules/billing/testing/stripe/stripe-webhooks.ts';
import type { Loose } from '#testing/fixtures/http-client.ts';
import { signUpReferrer, type SignedUp } from '#testing/fixtures/sign-up.ts';
import type { TestApplication } from '#testing/fixtures/test-application.ts';

const EARN = {
  name: 'test-earn-at-stripe',
  text: `with t as (insert into ledger_transactions (id, kind, reference, occurred_at, provider)
      values (gen_random_uuid(), 'reward_paid', 'reward:' || $1::text, now(), 'stripe') returning id)
    insert into ledger_entries (transaction_id, account, amount_cents)
      select t.id, e.account, e.cents from t cross join (values ('reward_expense', -10000),
        ('referrer_available:' || $1::text, 10000)) as e (account, cents)`,
};
const KINDS = {
  name: 'test-withdrawal-kinds',
  text: `select t.kind from withdrawals w join ledger_transactions t on t.reference like '%' || w.id || '%'
    where w.user_id = $1 order by t.occurred_at, t.id`,
};

/** Stripe's events while a payout is made, and after the night. */
interface News {
  readonly made: readonly string[];
  readonly ended: readonly string[];
}
const DELIVERIES: Readonly<Record<string, (end: 'paid' | 'failed') => News>> = {
  'as they happen': (end) => ({ made: ['created'], ended: ['updated', end] }),
  'the other way round': (end) => ({ made: [], ended: [end, 'updated', 'created'] }),
  'three times each': (end) => ({ made: ['created', 'created', 'created'], ended: [end, end, end] }),
  'before it is so': (end) => ({ made: ['created', end], ended: ['updated'] }),
  never: () => ({ made: [], ended: [] }),
};

describe('a payout at Stripe, whose events come', () => {
  let app: TestApplication;
  let stripe: StripeConnectStandIn;
  let person: SignedUp;
  /** The person's account at Stripe. */
  let recipient: string;

  beforeAll(async () => {
    stripe = await StripeConnectStandIn.start();
    app = await startAtStripe(stripe);
  });
  beforeEach(async () => {
    person = await signUpReferrer(app);
    await app.application.sql.rows(EARN, [person.id]);
  });
  afterAll(async () => {
    await app.stop();
    await stripe.stop();
  });

  const receive = async (event: SignedEvent): Promise<number> => (await deliverTo(app, event)).status;
  const tell = async (events: readonly string[]): Promise<void> => {
    const objects = new StripeObjects();
    for (const id of stripe.payoutsTo(recipient)) {
      for (const what of events) objects.tell(`payout.${what}`, { id, object: 'payout' });
    }
    for (const event of objects.events) expect(await receive(signed(event, WEBHOOK_SECRET))).toBe(200);
    await app.settle();
  };
  const account = async (): Promise<Loose> => (await person.client.get('/api/payout-account')).body;
  /** Completes Stripe's own pages, whose end it reports. */
  const onboard = async (bank: 'pays' | 'account_closed'): Promise<void> => {
    await person.client.post('/api/payout-account');
    recipient = stripe.personIds().at(-1) ?? '';
    expect(await account()).toMatchObject({
      status: 'onboarding',
      requirements: ['date_of_birth', 'bank_account'],
    });
    stripe.onboard(recipient, bank);
    const type = 'v2.core.account[configuration.recipient].capability_status_updated';
    expect(await receive(thinEvent(recipient, type, WEBHOOK_SECRET))).toBe(200);
    expect(await account()).toMatchObject({ status: 'active', bank: { last4: '6789' } });
  };
  const withdraw = async (how: string, end: 'paid' | 'failed'): Promise<void> => {
    const { made, ended } = DELIVERIES[how]?.(end) ?? { made: [], ended: [] };
    expect((await person.client.post('/api/payout-account/withdraw', { amount: '60.00' })).status).toBe(201);
    await app.settle();
    await tell(made);
    stripe.night();
    await tell(ended);
    // The hourly check finds payouts without an event.
    await app.advance(1.1);
    await app.advance(1.1);
  };
  const transfers = (): number =>
    [...stripe.transfers.values()].filter(({ account: to }) => to === recipient).length;
  const kinds = async (): Promise<string[]> =>
    (await app.application.sql.rows<{ kind: string }>(KINDS, [person.id])).map(({ kind }) => kind);

  it.each(Object.keys(DELIVERIES))(
    'a withdrawal whose events come %s is sent once and booked once',
    async (how) => {
      await onboard('pays');
      await withdraw(how, 'paid');
      const { availableBalance, inTransit, withdrawals } = await account();
      expect([availableBalance, inTransit]).toEqual(['40.00', '0.00']);
      expect(withdrawals.map(({ status }: Loose) => status)).toEqual(['paid']);
      expect([transfers(), stripe.payoutsTo(recipient).length]).toEqual([1, 1]);
      expect(await kinds()).toEqual(['withdrawal_requested', 'withdrawal_sent', 'withdrawal_settled']);
      expect((await app.application.get(LEDGER_CHECK).run()).problems).toEqual([]);
    },
  );

  it.each(Object.keys(DELIVERIES))(
    'a withdrawal whose events come %s returns once if its bank refuses it',
    async (how) => {
      await onboard('account_closed');
      await withdraw(how, 'failed');
      const { availableBalance, inTransit, withdrawals } = await account();
      expect([availableBalance, inTransit]).toEqual(['100.00', '0.00']);
      expect(withdrawals).toMatchObject([{ status: 'failed', failure: 'account_closed' }]);
      expect(stripe.balanceOf(recipient)).toBe(0);
      expect(await kinds()).toEqual(['withdrawal_requested', 'withdrawal_sent', 'withdrawal_failed']);
      expect((await app.application.get(LEDGER_CHECK).run()).problems).toEqual([]);
    },
  );

  it('a withdrawal that waits for the company’s balance is sent once within an hour after it is covered', async () => {
    await onboard('pays');
    stripe.isShort = true;
    expect((await person.client.post('/api/payout-account/withdraw', { amount: '60.00' })).status).toBe(201);
    await expect(app.settle()).rejects.toThrow(BalanceTooLow);
    expect(await account()).toMatchObject({ withdrawals: [{ status: 'pending' }] });
    stripe.isShort = false;
    await app.advance(1.1);
    stripe.night();
    await app.advance(1.1);
    expect(await account()).toMatchObject({ availableBalance: '40.00', withdrawals: [{ status: 'paid' }] });
    expect([transfers(), stripe.payoutsTo(recipient).length]).toEqual([1, 1]);
    expect((await app.application.get(LEDGER_CHECK).run()).problems).toEqual([]);
  });

  it('events from another sender are refused and change nothing', async () => {
    await onboard('pays');
    await person.client.post('/api/payout-account/withdraw', { amount: '60.00' });
    await app.settle();
    const objects = new StripeObjects();
    objects.tell('payout.failed', { id: stripe.payoutsTo(recipient)[0], object: 'payout' });
    for (const event of objects.events) expect(await receive(signed(event, 'whsec_other'))).toBe(400);
    await app.settle();
    expect(await account()).toMatchObject({ withdrawals: [{ status: 'sent' }], inTransit: '60.00' });
  });
});
