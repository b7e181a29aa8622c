import { describe, expect, it } from 'vitest';
import { confirmSandboxPaymentRequestSchema } from './sandbox.ts';
import { withdrawRequestSchema } from './payouts/payout-account.ts';
import { billingSummaryQuerySchema } from './summary.ts';
import { webhookEventSchema } from './webhook-event.ts';

const confirmation = {
  cardNumber: '4242 4242 4242 4242',
  expMonth: '12',
  expYear: 30,
  cvc: '123',
  clientSecret: 'pi_1_secret_2',
};

describe('confirming a sandbox payment', () => {
  it('reads the card as people type it', () => {
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
  ])('refuses %o', (change, message) => {
    const result = confirmSandboxPaymentRequestSchema.safeParse({ ...confirmation, ...change });
    expect(result.error?.issues[0]?.message).toBe(message);
  });
});

describe('the month of the summary', () => {
  it('is optional and has a form', () => {
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
  ])('keeps what it is about as it came: %o', (rest) => {
    expect(webhookEventSchema.parse({ ...about, ...rest })).toEqual({ ...about, ...rest });
  });
});

describe('withdrawing', () => {
  it('takes $25 and not a cent less', () => {
    expect(withdrawRequestSchema.parse({ amount: '25' }).amount).toBe('25.00');
    const refused = withdrawRequestSchema.safeParse({ amount: '24.99' });
    expect(refused.error?.issues[0]?.message).toBe('The minimum withdrawal is $25');
  });
});
