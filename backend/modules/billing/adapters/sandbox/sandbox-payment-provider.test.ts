import { asId } from '#kernel/ids.ts';
import {
  AUTHENTICATING_CARD,
  BillingFixture,
  DECLINING_CARD,
  SUCCEEDING_CARD,
} from '../../testing/billing-fixture.ts';
import { paymentProviderContract, type ProviderUnderTest } from '../../testing/payment-provider.contract.ts';
import { CONFIRM_SANDBOX, PAYMENT_PROVIDER, SANDBOX_DISPUTES, SANDBOX_STORE } from '../billing.tokens.ts';
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
  const provider = fixture.get(PAYMENT_PROVIDER);
  const store = fixture.get(SANDBOX_STORE);
  const confirm = async (id: string, clientSecret: string, customerId: string) => {
    const userId = asId<'user'>(await store.referenceOf(customerId));
    await fixture
      .get(CONFIRM_SANDBOX)
      .run({ ...SUCCEEDING_CARD, id, clientSecret, userId, authenticate: false });
  };
  return {
    provider,
    saveCard: (customerId, behaviour) => {
      const { cardNumber, ...expiry } = CARDS[behaviour];
      return store.addMethod(customerId, {
        ...expiry,
        behaviour,
        brand: 'visa',
        last4: cardNumber.slice(-4),
      });
    },
    payByHand: async (id) => {
      const intent = await store.intent(id);
      if (intent) await confirm(id, intent.clientSecret, intent.customerId);
    },
    dispute: async (id) => {
      await fixture.unitOfWork.transaction(() => fixture.get(SANDBOX_DISPUTES).open(id));
      return (await fixture.sql.row<{ id: string }>(DISPUTE_OF, [id]))?.id ?? '';
    },
    decideDispute: (id, outcome) => fixture.get(SANDBOX_DISPUTES).decide(id, outcome),
    finishSetup: async (id) => {
      const { clientSecret, customerId } = await provider.retrieveSetupIntent(id);
      await confirm(id, clientSecret, customerId);
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
    now: () => fixture.now,
    stop: () => fixture.stop(),
  };
}
