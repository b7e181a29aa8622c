import type { Answered, DemoApi } from './demo-api.ts';
import type { Employer } from './people.ts';

const TEST_CARD = { cardNumber: '4242424242424242', expMonth: 12, expYear: 2031, cvc: '123' };

/** Saved like a good one, and declined whenever it is charged. */
export const FAILS_WHEN_CHARGED = '4000000000000341';

/** Whoever pays with it asks their bank for the money back. */
export const DISPUTES_EACH_CHARGE = '4000000000000259';

/** Saves one of the sandbox's cards, as the billing screen does; the one that always succeeds where none is named. */
export async function saveCard(
  api: DemoApi,
  employer: Employer,
  cardNumber: string = TEST_CARD.cardNumber,
): Promise<void> {
  const setup = await api.call('post', '/api/billing/payment-methods', { as: employer });
  const path = `/api/sandbox-payments/${setup.setupIntentId}/confirm`;
  const body = { ...TEST_CARD, cardNumber, clientSecret: setup.clientSecret };
  await api.call('post', path, { as: employer, body });
}

/** Pays what is due with the employer's own card, else with the one that always succeeds, as the card dialog does; nothing where a saved card has paid already. */
export async function payByCard(api: DemoApi, employer: Employer, payment: Answered): Promise<void> {
  if (payment.status !== 'requires_payment') return;
  const path = `/api/sandbox-payments/${payment.paymentIntentId}/confirm`;
  await api.call('post', path, {
    as: employer,
    body: {
      ...TEST_CARD,
      ...(employer.card && { cardNumber: employer.card }),
      clientSecret: payment.clientSecret,
    },
  });
}
