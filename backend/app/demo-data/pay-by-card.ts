import type { Answered, DemoApi } from './demo-api.ts';
import type { Employer } from './people.ts';

const TEST_CARD = { cardNumber: '4242424242424242', expMonth: 12, expYear: 2031, cvc: '123' };

/** Saves the sandbox's card that always succeeds, as the billing screen does. */
export async function saveCard(api: DemoApi, employer: Employer): Promise<void> {
  const setup = await api.call('post', '/api/billing/payment-methods', { as: employer });
  const path = `/api/sandbox-payments/${setup.setupIntentId}/confirm`;
  await api.call('post', path, { as: employer, body: { ...TEST_CARD, clientSecret: setup.clientSecret } });
}

/** Pays what is due with the same card, as the card dialog does; nothing where a saved card has paid already. */
export async function payByCard(api: DemoApi, employer: Employer, payment: Answered): Promise<void> {
  if (payment.status !== 'requires_payment') return;
  const path = `/api/sandbox-payments/${payment.paymentIntentId}/confirm`;
  await api.call('post', path, { as: employer, body: { ...TEST_CARD, clientSecret: payment.clientSecret } });
}
