import { expect, it } from 'vitest';
import { paymentState, type StatedPayment } from './payment-state.ts';

const paid: StatedPayment = { status: 'succeeded', amount: '925.00', refunded: '0.00', clientSecret: null };

it.each<[string, Partial<StatedPayment>]>([
  ['succeeded', {}],
  ['partly_refunded', { refunded: '100.00' }],
  ['refunded', { refunded: '925.00' }],
  ['requires_payment', { status: 'requires_payment', clientSecret: 'secret' }],
  ['processing', { status: 'processing', clientSecret: 'secret' }],
  ['failed', { status: 'failed', clientSecret: 'secret' }],
  // An employer's view.
  ['canceled', { status: 'failed' }],
  // An admin's view.
  ['canceled', { status: 'canceled' }],
])('a payment is %s if its fields are %j', (state, payment) => {
  expect(paymentState({ ...paid, ...payment })).toBe(state);
});

it('a failed payment without a secret in the response stays failed for an admin', () => {
  expect(paymentState({ status: 'failed', amount: '925.00', refunded: '0.00' })).toBe('failed');
});
