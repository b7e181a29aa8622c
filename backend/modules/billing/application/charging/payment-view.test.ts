import { expect, it } from 'vitest';
import { PAYMENT_STATUSES } from '../../contract/vocabulary/charging/payment-statuses.ts';
import type { PaymentLine } from '../../domain/charging/payment-line.ts';
import { NOTHING_DUE, paymentView } from './payment-view.ts';

const viewOf = (
  status: (typeof PAYMENT_STATUSES)[number],
  kind: PaymentLine['kind'] = 'letter_fee',
  clientSecret: string | null = 'secret',
) =>
  paymentView({
    id: 'one',
    providerPaymentId: 'pi',
    status,
    amountCents: 2500,
    clientSecret,
    lines: [{ kind, label: 'A line', amountCents: 2500 }],
  });

it.each(PAYMENT_STATUSES)('a payment that is %s takes a card only while it waits for one', (status) => {
  const waits = status === 'requires_payment' || status === 'failed';
  expect(viewOf(status).actions).toEqual(waits ? ['pay'] : []);
  expect(viewOf(status, 'letter_fee', null).actions).toEqual([]);
  expect(viewOf(status, 'returned_payment').actions).toEqual(waits ? ['pay', 'pay_again'] : []);
  expect(viewOf(status, 'returned_payment', null).actions).toEqual(waits ? ['pay_again'] : []);
});

it('an answer without a charge lists no action', () => {
  expect(NOTHING_DUE.actions).toEqual([]);
});
