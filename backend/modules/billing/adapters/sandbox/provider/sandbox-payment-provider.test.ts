import { onTestFinished } from 'vitest';
import { asId } from '#kernel/ids.ts';
import { runSql } from '#testing/fixtures/run-sql.ts';
import {
  AUTHENTICATING_CARD,
  BillingFixture,
  DECLINING_CARD,
  SUCCEEDING_CARD,
} from '#modules/billing/testing/billing-fixture.ts';
import { flakyPaymentProvider } from '#modules/billing/testing/provider/flaky-payment-provider.ts';
import { paymentProviderContract } from '#modules/billing/testing/provider/payment-provider.contract.ts';
import type { ProviderUnderTest } from '#modules/billing/testing/provider/provider-under-test.ts';
import { SANDBOX_BANK } from '#contract/billing/index.ts';
import { signWebhook } from './webhook-signature.ts';

const DISPUTE_OF = {
  name: 'test-dispute-of',
  text: 'select id from sandbox_disputes where payment_intent_id = $1',
};
const CARDS = { succeeds: SUCCEEDING_CARD, declines: DECLINING_CARD, authenticates: AUTHENTICATING_CARD };

paymentProviderContract('The sandbox', () => open(false));
paymentProviderContract('The sandbox, its events late,', () => open(true));

async function open(lateEvents: boolean): Promise<ProviderUnderTest> {
  const fixture = await BillingFixture.open({ lateEvents });
  const losses = { left: 0 };
  const provider = flakyPaymentProvider(fixture.parts.providers.payments, losses);
  const store = fixture.sandbox.store;
  const confirm = async (id: string, clientSecret: string, customerId: string) => {
    const userId = asId<'user'>(await store.referenceOf(customerId));
    await fixture.sandbox.confirm.run({ ...SUCCEEDING_CARD, id, clientSecret, userId, authenticate: false });
  };
  const disputeOf = async (id: string) =>
    (await fixture.sql.row<{ id: string }>(DISPUTE_OF, [id]))?.id ?? null;
  return {
    provider,
    saveCard: (customerId, behavior) => {
      const { cardNumber, ...expiry } = CARDS[behavior];
      return store.addMethod(customerId, {
        ...expiry,
        behavior,
        brand: 'visa',
        last4: cardNumber.slice(-4),
      });
    },
    payByHand: async (id) => {
      const intent = await store.intent(id);
      if (intent) await confirm(id, intent.clientSecret, intent.customerId);
    },
    debit: async (id, bank) => {
      const intent = await store.intent(id);
      const userId = asId<'user'>(await store.referenceOf(intent?.customerId ?? ''));
      const { routingNumber, [bank]: accountNumber } = SANDBOX_BANK;
      const clientSecret = intent?.clientSecret ?? '';
      await fixture.sandbox.confirm.debit({ id, clientSecret, userId, routingNumber, accountNumber });
    },
    daysLater: () => fixture.advance(4 * 24),
    disputeOf,
    dispute: async (id) => {
      await fixture.unitOfWork.transaction(() => fixture.sandbox.disputes.open(id));
      return (await disputeOf(id)) ?? '';
    },
    decideDispute: async (id, outcome) => {
      await fixture.sandbox.disputes.decide(id, outcome);
    },
    finishSetup: async (id) => {
      const { clientSecret, customerId } = await provider.retrieveSetupIntent(id);
      await confirm(id, clientSecret, customerId);
    },
    saveAccount: async (id, account) => {
      const { clientSecret, customerId } = await provider.retrieveSetupIntent(id);
      const userId = asId<'user'>(await store.referenceOf(customerId));
      const { routingNumber, [account]: accountNumber } = SANDBOX_BANK;
      await fixture.sandbox.confirm.debit({ id, clientSecret, userId, routingNumber, accountNumber });
    },
    happen: async (type, id) => {
      await store.addEvent(type, 'thing', id);
      // Its object does not exist: recovery of lost events would find it in the next tests.
      onTestFinished(async () => {
        await runSql(fixture.sql, 'delete from sandbox_events where object_id = $1', [id]);
      });
    },
    webhook: (id, type) => {
      const raw = JSON.stringify({
        id: 'evt_1',
        type,
        created: 1,
        data: { object: { id, object: 'thing' } },
      });
      return { raw: Buffer.from(raw), signature: signWebhook(raw, fixture.webhookSecret, fixture.now) };
    },
    user: () => fixture.user('employer'),
    loseAnswer: () => (losses.left = 1),
    now: () => fixture.now,
    stop: () => fixture.stop(),
  };
}
