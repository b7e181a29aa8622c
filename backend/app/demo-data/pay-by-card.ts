import type { Answered, DemoApi } from './demo-api.ts';
import type { Employer } from './people/people.ts';

const TEST_CARD = { cardNumber: '4242424242424242', expMonth: 12, expYear: 2031, cvc: '123' };

const CARDS = '/api/billing/payment-methods';

/** Can be saved, but is declined on each charge. */
export const FAILS_WHEN_CHARGED = '4000000000000341';

/** Each charge is disputed by the cardholder. */
export const DISPUTES_EACH_CHARGE = '4000000000000259';

/**
 * Saves one of the sandbox's cards as the default, like the billing screen. Without a number, the one that
 * always succeeds.
 */
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

/**
 * Pays an amount due with the employer's own card, else with the one that always succeeds, like the card
 * dialog. Does nothing if a saved card has already paid.
 */
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
