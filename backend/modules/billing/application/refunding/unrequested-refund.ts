import { heldWithin } from '../../domain/charging/obligation.ts';
import type { Payment } from '../../domain/charging/payment.ts';
import type { Refund } from '../../domain/refunding/refund.ts';
import type { BillingNeeds } from '../ports.ts';
import { bookRequested } from './refund.ts';

/**
 * (tx) A person refunds a part of a payment, here or in the provider's dashboard (rules.md#refunds-by-hand).
 * Held items are used first, one by one, and the next step that needs them charges them again. The company
 * bears anything that would split an item, or that is earned or promised: a hire finds the whole bonus, and a
 * check its full price.
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
