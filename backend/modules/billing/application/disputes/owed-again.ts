import { newId, type PaymentId, type ReferralId } from '#kernel/ids.ts';
import { Money } from '#kernel/money.ts';
import { isTooSmall } from '../../domain/charging/fee-calculator.ts';
import type { Milestone } from '../../domain/bonus/milestone.ts';
import type { PaymentRequest } from '../../domain/charging/payment-line.ts';
import { Payment } from '../../domain/charging/payment.ts';
import { returnForgiven } from '../../domain/disputes/return-postings.ts';
import { cancelUnpaid } from '../charging/cancel-unpaid.ts';
import type { BillingNeeds } from '../ports.ts';
import type { OwedAgain } from './dispute-store.ts';

const LABEL = 'Payment returned by your bank';

/**
 * (tx) A bank has taken a debit back: what it paid for remains, and the employer owes the money again
 * (rules.md#returned-debits). Amounts too small for a card are not requested. Returns the requesting payment;
 * null if nothing is owed.
 */
export async function oweAgain(
  needs: BillingNeeds,
  disputeId: string,
  returned: Payment,
  cents: number,
): Promise<PaymentId | null> {
  const isOwed = cents > 0 && !isTooSmall({ total: Money.ofCents(cents) });
  const payment = isOwed ? Payment.open(requestFor(returned, cents), needs.clock.now()) : null;
  if (payment) await needs.payments.add(payment);
  await needs.disputes.owe(disputeId, payment?.id ?? null);
  return payment?.id ?? null;
}

interface OwedNow {
  readonly owed: OwedAgain;
  /** Locked and unpaid; null if no payment requests it. */
  readonly asking: Payment | null;
}

/**
 * (tx) Null if none of it is owed again. Waits for a parallel payment, because the state read earlier may be
 * outdated.
 */
export async function owedNow(needs: BillingNeeds, paymentId: PaymentId): Promise<OwedNow | null> {
  const owed = await needs.disputes.owedFor(paymentId);
  if (!owed?.owedPaymentId) return owed && { owed, asking: null };
  const asking = await needs.payments.find(owed.owedPaymentId);
  return asking?.isOpen ? { owed, asking } : null;
}

/**
 * (tx) Lowers the debt of a returned debit by held money that would be refunded. Returns the amount to refund
 * another way: all of it if the payment was not returned.
 */
export async function lowerOwed(
  needs: BillingNeeds,
  payment: Payment,
  held: Money,
  referralId: ReferralId | null,
): Promise<Money> {
  const now = await owedNow(needs, payment.id);
  if (!now) return held;
  const { owed, asking } = now;
  const amount = asking ? held.atMost(asking.amount) : held;
  const { id: paymentId, employerId } = payment;
  const about = { paymentId, referralId, employerId, amountCents: amount.cents, at: needs.clock.now() };
  await needs.ledger.post(returnForgiven({ ...about, movementId: newId() }));
  if (owed.isForgiven) {
    const leftCents = Math.max(0, owed.forgivenCents - amount.cents);
    await needs.disputes.forgive(owed.id, leftCents, needs.clock.now());
  }
  if (!asking) return Money.zero;
  await cancelUnpaid(needs, asking.id);
  await oweAgain(needs, owed.id, payment, asking.amountCents - amount.cents);
  return held.minus(amount);
}

/**
 * (tx) The debt was paid again: that payment has now paid for everything. Returns the parts of bonuses that
 * waited for it; null if no one owes it any longer.
 */
export async function paidAgain(
  needs: BillingNeeds,
  payment: Payment,
): Promise<{ readonly disputeId: string; readonly resumed: readonly Milestone[] } | null> {
  const returned = await needs.disputes.returnOf(payment.id);
  if (!returned) return null;
  const { id: disputeId, paymentId } = returned;
  for (const { referralId } of payment.parts) {
    if (referralId === null) continue;
    const owed = await needs.obligations.ofReferral(referralId);
    const own = owed.filter((one) => one.paymentId === paymentId);
    for (const obligation of own) obligation.payAgain(payment.id, needs.clock.now());
    await needs.obligations.save(own);
  }
  return { disputeId, resumed: await resumeParts(needs, disputeId, payment) };
}

/** (tx) Resumes the parts of bonuses that a returned debit had stopped. */
export async function resumeParts(
  needs: BillingNeeds,
  disputeId: string,
  payment: Payment,
): Promise<Milestone[]> {
  const resumed: Milestone[] = [];
  for (const { referralId } of payment.parts) {
    if (referralId === null) continue;
    const frozen = (await needs.milestones.ofReferral(referralId)).filter((one) => one.unfreeze(disputeId));
    await needs.milestones.save(frozen);
    resumed.push(...frozen);
  }
  return resumed;
}

/** One line, or one for each of several letters with a shared payment. */
function requestFor(returned: Payment, cents: number): PaymentRequest {
  const { employerId, referralId, jobId, parts } = returned;
  const about = { employerId, referralId, jobId, purpose: 'returned_payment', offerLetterId: null } as const;
  let left = cents;
  const lines = parts.map(({ referralId: of, offerLetterId, lines: paid }, index) => {
    const paidCents = paid.reduce((sum, { amountCents }) => sum + amountCents, 0);
    const own = index === parts.length - 1 ? left : Math.min(left, paidCents);
    left -= own;
    const owner =
      returned.isShared && of !== null && offerLetterId !== null
        ? { of: { referralId: of, offerLetterId } }
        : {};
    return { kind: 'returned_payment', label: LABEL, amount: Money.ofCents(own), ...owner } as const;
  });
  return { ...about, lines: lines.filter(({ amount }) => amount.isPositive()) };
}
