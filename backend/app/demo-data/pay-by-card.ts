import type { Answered, DemoApi } from './demo-api.ts';
import type { Employer } from './people.ts';

const TEST_CARD = { cardNumber: '4242424242424242', expMonth: 12, expYear: 2031, cvc: '123' };

const CARDS = '/api/billing/payment-methods';

/** Saved like a good one, and declined whenever it is charged. */
export const FAILS_WHEN_CHARGED = '4000000000000341';

/** Whoever pays with it asks their bank for the money back. */
export const DISPUTES_EACH_CHARGE = '4000000000000259';

/** Saves one of the sandbox's cards as the default one, as the billing screen does; the one that always succeeds where none is named. */
export async function saveCard(
  api: DemoApi,
  employer: Employer,
  cardNumber: string = TEST_CARD.cardNumber,
): Promise<void> {
  const cards = (): Promise<readonly { id: string }[]> => api.call('get', CARDS, { as: employer });
  const known = (await cards()).map(({ id }) => id);
  const setup = await api.call('post', CARDS, { as: employer });
  const path = `/api/sandbox-payments/${setup.setupIntentId}/confirm`;
  const body = { ...TEST_CARD, cardNumber, clientSecret: setup.clientSecret };
  await api.call('post', path, { as: employer, body });
  const added = (await cards()).find(({ id }) => !known.includes(id));
  if (added) await api.call('put', `${CARDS}/${added.id}`, { as: employer, body: { default: true } });
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
