import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId, type UserId } from '#kernel/ids.ts';
import { SANDBOX_CARDS } from '#contract/billing/index.ts';
import { BillingFixture } from '#modules/billing/testing/billing-fixture.ts';

const DISPUTED = {
  name: 'test-is-disputed',
  text: 'select id from sandbox_disputes where payment_intent_id = $1',
};
const DECLINED = 'billing.card_declined';

/**
 * A card's results: typed for a payment, saved, charged automatically, charged for a plan, and its bank's
 * later action.
 */
interface Fate {
  readonly typed: 'succeeded' | 'requires_action' | typeof DECLINED;
  readonly saved: 'succeeded' | 'requires_action' | typeof DECLINED;
  readonly charged: 'succeeded' | 'requires_payment' | 'failed' | null;
  readonly plan: 'active' | typeof DECLINED | null;
  readonly refund: 'succeeded' | 'failed' | 'disputed' | null;
}

const PAYS: Fate = {
  typed: 'succeeded',
  saved: 'succeeded',
  charged: 'succeeded',
  plan: 'active',
  refund: 'succeeded',
};
const ASKS: Fate = {
  typed: 'requires_action',
  saved: 'requires_action',
  charged: 'requires_payment',
  plan: DECLINED,
  refund: 'succeeded',
};
const NEVER: Fate = { typed: DECLINED, saved: DECLINED, charged: null, plan: null, refund: null };
const FATES: readonly (readonly [string, Fate])[] = [
  [SANDBOX_CARDS.succeeds, PAYS],
  [SANDBOX_CARDS.succeedsAtOnce, PAYS],
  [SANDBOX_CARDS.authenticates, ASKS],
  [SANDBOX_CARDS.authenticatesAlways, ASKS],
  [SANDBOX_CARDS.declines, NEVER],
  ['4111111111111111', NEVER],
  [
    SANDBOX_CARDS.failsWhenCharged,
    { ...PAYS, typed: DECLINED, charged: 'failed', plan: DECLINED, refund: null },
  ],
  [SANDBOX_CARDS.refundFails, { ...PAYS, refund: 'failed' }],
  [SANDBOX_CARDS.disputes, { ...PAYS, refund: 'disputed' }],
];

describe('a test card of the sandbox', () => {
  let fixture: BillingFixture;
  beforeAll(async () => {
    fixture = await BillingFixture.open();
  });
  afterAll(() => fixture.stop());

  const provider = () => fixture.parts.providers.payments;
  const customerOf = (userId: string) =>
    provider().ensureCustomer({ userId, email: 'pat@example.com', name: 'Pat' });
  const intentOf = (customerId: string, savedCardId: string | null) =>
    provider().createPaymentIntent({
      paymentId: newId(),
      attempt: 1,
      amountCents: 525_00,
      customerId,
      description: 'Bonus',
      savedCardId,
    });
  /** Returns the first answer; confirms if required. */
  const confirm = async (
    userId: UserId,
    { id, clientSecret }: { readonly id: string; readonly clientSecret: string },
    cardNumber: string,
  ): Promise<string> => {
    const given = { id, clientSecret, userId, cardNumber, expMonth: 12, expYear: 2040 };
    const run = (authenticate: boolean) =>
      fixture.sandbox.confirm
        .run({ ...given, authenticate })
        .catch(({ code }: { readonly code: string }) => code);
    const first = await run(false);
    if (first === 'requires_action') expect(await run(true)).toBe('succeeded');
    return first;
  };
  const isDisputed = async (intentId: string) => (await fixture.sql.row(DISPUTED, [intentId])) !== null;

  it('the table has every test card of the sandbox', () => {
    expect(FATES.map(([number]) => number)).toEqual(expect.arrayContaining(Object.values(SANDBOX_CARDS)));
  });

  it.each(FATES)('the test card %s pays, or does not, in each of its uses', async (number, fate) => {
    const userId = await fixture.user('employer');
    const customerId = await customerOf(userId);
    const intent = await intentOf(customerId, null);
    expect(await confirm(userId, intent, number)).toBe(fate.typed);

    const setup = await provider().createSetupIntent(customerId);
    expect(await confirm(userId, setup, number)).toBe(fate.saved);
    const { cardId } = await provider().retrieveSetupIntent(setup.id);
    const charged = cardId && (await intentOf(customerId, cardId));
    expect(charged ? charged.status : null).toBe(fate.charged);
    const subscription = { subscriptionId: newId(), customerId, plan: 'pro', cardId: cardId ?? '' } as const;
    const plan =
      cardId &&
      (await fixture.parts.providers.plans.start(subscription).then(
        ({ status }) => status,
        ({ code }: { readonly code: string }) => code,
      ));
    expect(plan).toBe(fate.plan);

    expect(await isDisputed(intent.id)).toBe(fate.refund === 'disputed');
    if (charged) expect(await isDisputed(charged.id)).toBe(fate.refund === 'disputed');
    if (fate.refund === null || fate.refund === 'disputed') return;
    const asked = { refundId: newId(), paymentIntentId: intent.id, amountCents: 100_00 };
    const refund = await provider().createRefund(asked);
    expect(refund.status).toBe('succeeded');
    await fixture.advance(2);
    expect(await provider().retrieveRefund(refund.id)).toMatchObject({ status: fate.refund });
  });
});
