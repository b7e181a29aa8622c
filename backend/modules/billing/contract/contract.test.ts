import { describe, expect, it } from 'vitest';
import { confirmSandboxPaymentRequestSchema } from './charging/sandbox.ts';
import { withdrawRequestSchema } from './payouts/payout-account.ts';
import { billingSummaryQuerySchema } from './reporting/summary.ts';
import { webhookEventSchema } from './provider/webhook-event.ts';

const confirmation = {
  cardNumber: '4242 4242 4242 4242',
  expMonth: '12',
  expYear: 30,
  cvc: '123',
  clientSecret: 'pi_1_secret_2',
};

describe('confirming a sandbox payment', () => {
  it('the sandbox accepts a card in any typed format', () => {
    expect(confirmSandboxPaymentRequestSchema.parse(confirmation)).toEqual({
      cardNumber: '4242424242424242',
      expMonth: 12,
      expYear: 2030,
      cvc: '123',
      clientSecret: 'pi_1_secret_2',
      authenticate: false,
      saveCard: false,
    });
  });

  it.each([
    [{ cardNumber: '4242' }, 'Please enter a valid card number'],
    [{ expMonth: 13 }, 'Please enter a valid expiration date'],
    [{ expYear: 1999 }, 'Please enter a valid expiration date'],
    [{ cvc: '12' }, 'Please enter a valid security code'],
  ])('the sandbox refuses %o', (change, message) => {
    const result = confirmSandboxPaymentRequestSchema.safeParse({ ...confirmation, ...change });
    expect(result.error?.issues[0]?.message).toBe(message);
  });
});

describe('the month of the summary', () => {
  it('the month of the summary is optional and has a format', () => {
    expect(billingSummaryQuerySchema.parse({}).month).toBeNull();
    expect(billingSummaryQuerySchema.parse({ month: '2026-11' }).month).toBe('2026-11');
    expect(billingSummaryQuerySchema.safeParse({ month: '2026-13' }).success).toBe(false);
    expect(billingSummaryQuerySchema.safeParse({ month: '0000-01' }).success).toBe(false);
  });
});

describe('a provider event', () => {
  const about = { id: 'evt_1', type: 'payment_intent.succeeded' };

  it.each([
    { data: { object: { id: 'pi_1', object: 'payment_intent', amount: 52500 } } },
    { related_object: { id: 'acct_1', type: 'v2.core.account' } },
    { data: { object: { object: 'balance' } } },
    {},
  ])('a provider event retains its object’s fields: %o', (rest) => {
    expect(webhookEventSchema.parse({ ...about, ...rest })).toEqual({ ...about, ...rest });
  });
});

describe('withdrawing', () => {
  it('a withdrawal of $25 is accepted, and a cent less is refused', () => {
    expect(withdrawRequestSchema.parse({ amount: '25' }).amount).toBe('25.00');
    const refused = withdrawRequestSchema.safeParse({ amount: '24.99' });
    expect(refused.error?.issues[0]?.message).toBe('The minimum withdrawal is $25');
  });
});
