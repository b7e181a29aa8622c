import { Money } from '#kernel/money.ts';
import { paymentActions } from '../../domain/charging/payment-actions.ts';
import type { PaymentLine } from '../../domain/charging/payment-line.ts';
import type { PaymentStatus } from '../../contract/vocabulary/charging/payment-statuses.ts';
import type { PaymentView } from '../billing.ts';
import { CHARGE_NAMES } from './quote-view.ts';

/** The state of a payment for a screen. */
export interface PaymentState {
  readonly id: string;
  readonly providerPaymentId: string | null;
  readonly status: PaymentStatus;
  readonly amountCents: number;
  readonly clientSecret: string | null;
  readonly lines: readonly PaymentLine[];
}

/** The answer if nothing was due (rules.md#payment-answer). */
export const NOTHING_DUE: PaymentView = {
  id: null,
  paymentIntentId: null,
  status: 'succeeded',
  amount: Money.zero.toDollars(),
  currency: 'usd',
  clientSecret: null,
  actions: [],
  lines: [],
};

/** A canceled payment shows as failed, without a way to pay it. */
export function paymentView(payment: PaymentState): PaymentView {
  const { id, providerPaymentId, status, amountCents, clientSecret, lines } = payment;
  const unpaid = status === 'requires_payment' || status === 'failed' || status === 'processing';
  return {
    id,
    paymentIntentId: providerPaymentId,
    status: status === 'canceled' ? 'failed' : status,
    amount: Money.ofCents(amountCents).toDollars(),
    currency: 'usd',
    clientSecret: unpaid ? clientSecret : null,
    actions: paymentActions(payment),
    lines: summed(lines).map((line) => ({
      kind: CHARGE_NAMES[line.kind],
      label: line.label,
      amount: Money.ofCents(line.amountCents).toDollars(),
    })),
  };
}

/** Merges the lines of several letters into one line per kind, with a count. */
export function summed(lines: readonly PaymentLine[]): readonly PaymentLine[] {
  if (lines.every(({ of }) => of === undefined)) return lines;
  return [...new Set(lines.map(({ kind }) => kind))].flatMap((kind) => {
    const same = lines.filter((line) => line.kind === kind);
    const [first] = same;
    const label = `${first?.label} × ${same.length}`;
    return [{ kind, label, amountCents: same.reduce((sum, { amountCents }) => sum + amountCents, 0) }];
  });
}
