import { heldWithin } from '../../domain/obligation.ts';
import type { Payment } from '../../domain/payment.ts';
import type { Refund } from '../../domain/refund.ts';
import type { BillingNeeds } from '../ports.ts';
import { bookRequested } from './refund.ts';

/**
 * (tx) A person gives a part of a payment back, here or at the provider's own desk (rules.md#refunds-by-hand). What is still held for it goes first,
 * item by item, and is owed again by the next step that needs it. An item that would go only in part stays whole, as what is earned or
 * promised does, at the company's expense: a hire finds the whole bonus, and a check all that its package costs.
 */
export async function bookUnrequestedRefund(
  needs: BillingNeeds,
  payment: Payment,
  refund: Refund,
): Promise<void> {
  const heldCents = await takeFromHeld(needs, payment, refund.amountCents);
  await bookRequested(needs, payment, refund, { heldCents, referralId: payment.referralId });
}

async function takeFromHeld(needs: BillingNeeds, payment: Payment, amountCents: number): Promise<number> {
  let left = amountCents;
  for (const { referralId } of payment.parts) {
    const owed = referralId === null ? [] : await needs.obligations.ofReferral(referralId);
    const paid = owed.filter(({ paymentId }) => paymentId === payment.id);
    const taken = heldWithin(paid, left);
    for (const obligation of taken) {
      obligation.refund(obligation.amount, needs.clock.now());
      left -= obligation.amountCents;
    }
    await needs.obligations.save(taken);
    if (referralId !== null && taken.some(({ kind }) => kind === 'bonus')) {
      const bonus = {
        status: 'refunded',
        paidAt: null,
        paymentIntentId: payment.providerPaymentId,
      } as const;
      await needs.bonusRecord.recordBonusStatus(referralId, bonus);
    }
  }
  return amountCents - left;
}
