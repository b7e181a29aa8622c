import { newId, type ReferralId } from '#kernel/ids.ts';
import { Money } from '#kernel/money.ts';
import type { RefundCause } from '../../contract/vocabulary/refunding/refund-causes.ts';
import { accounts } from '../../domain/ledger/ledger-account.ts';
import type { Obligation } from '../../domain/charging/obligation.ts';
import type { Payment } from '../../domain/charging/payment.ts';
import type { Refund } from '../../domain/refunding/refund.ts';
import { refundCovered, refundRequested } from '../../domain/refunding/refund-postings.ts';
import { lowerOwed } from '../disputes/owed-again.ts';
import { inLockOrder } from '../lock-order.ts';
import type { BillingNeeds } from '../ports.ts';

export interface RefundItem {
  readonly obligation: Obligation;
  readonly amount: Money;
}

interface HeldRefund {
  readonly held: Money;
  readonly cause: RefundCause;
  /** The payment's own referral if absent. */
  readonly referralId?: ReferralId | null;
}

/**
 * (tx) Refunds obligations of one referral, with one refund for each payment that had paid for them. Their
 * money must be held.
 */
export async function refund(
  needs: BillingNeeds,
  items: readonly RefundItem[],
  cause: RefundCause,
): Promise<void> {
  const at = needs.clock.now();
  for (const { obligation, amount } of items) obligation.refund(amount, at);
  await needs.obligations.save(items.map(({ obligation }) => obligation));
  for (const paymentId of inLockOrder(items.flatMap(({ obligation }) => obligation.paymentId ?? []))) {
    const payment = await needs.payments.find(paymentId);
    if (!payment) throw new Error('What was paid for has a payment');
    const parts = items.filter(({ obligation }) => obligation.paymentId === paymentId);
    const referralId = parts[0]?.obligation.referralId ?? payment.referralId;
    const held = Money.sum(parts.map(({ amount }) => amount));
    await refundHeld(needs, payment, { held, cause, referralId });
  }
}

/**
 * (tx) Refunds held money of a payment, up to the amount that can still be refunded. A person or a bank has
 * already returned the rest to the employer: it covers the company's cost of that (rules.md#partly-refunded).
 */
export async function refundHeld(
  needs: BillingNeeds,
  payment: Payment,
  { held, cause, referralId = payment.referralId }: HeldRefund,
): Promise<void> {
  const amount = await lowerOwed(needs, payment, held, referralId);
  const possible = amount.atMost(payment.refundable);
  if (possible.isPositive()) {
    const asked = payment.requestRefund(possible, cause, needs.clock.now());
    await bookRequested(needs, payment, asked, { heldCents: asked.amountCents, referralId });
    await send(needs, asked);
  }
  if (possible.isLessThan(amount)) await cover(needs, payment, amount.minus(possible), referralId);
}

/** (tx) The company bears the part of a refund that is not held, because it was earned or promised. */
export async function bookRequested(
  needs: BillingNeeds,
  payment: Payment,
  { id: refundId, amountCents }: Refund,
  { heldCents, referralId }: { readonly heldCents: number; readonly referralId: ReferralId | null },
): Promise<void> {
  await needs.payments.save(payment);
  const { id: paymentId, employerId } = payment;
  const about = { refundId, referralId, paymentId, employerId, amountCents, heldCents };
  await needs.ledger.post(refundRequested({ ...about, at: needs.clock.now() }));
}

/** (tx) */
export async function send({ taskQueue }: BillingNeeds, { id: refundId }: Pick<Refund, 'id'>): Promise<void> {
  await taskQueue.enqueue({ kind: 'billing.send_refund', data: { refundId } });
}

/**
 * Covers at most the company's expense for refunds of this payment: a bank has taken the rest, at the
 * company's loss.
 */
async function cover(
  needs: BillingNeeds,
  { id: paymentId, employerId }: Payment,
  { cents: amountCents }: Money,
  referralId: ReferralId | null,
): Promise<void> {
  const borneCents = -(await needs.ledger.sumOf(paymentId, accounts.refundExpense));
  const expenseCents = Math.max(0, Math.min(amountCents, borneCents));
  const about = { movementId: newId(), paymentId, referralId, employerId, amountCents, expenseCents };
  await needs.ledger.post(refundCovered({ ...about, at: needs.clock.now() }));
}
