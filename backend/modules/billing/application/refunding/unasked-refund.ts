import { Money } from '#kernel/money.ts';
import type { Obligation } from '../../domain/obligation.ts';
import type { Payment } from '../../domain/payment.ts';
import type { Refund } from '../../domain/refund.ts';
import type { BillingNeeds } from '../ports.ts';
import { bookRequested } from './refund.ts';

/**
 * (tx) A person gives a part of a payment back, here or at the provider's own desk (rules.md#refunds-by-hand). What is still held for it goes first,
 * and is owed again by the next step that needs it; what is earned or promised stays so, at the company's expense.
 */
export async function bookUnasked(needs: BillingNeeds, payment: Payment, refund: Refund): Promise<void> {
  const heldCents = await takeFromHeld(needs, payment, refund.amountCents);
  await bookRequested(needs, payment, refund, { heldCents, referralId: payment.referralId });
}

async function takeFromHeld(needs: BillingNeeds, payment: Payment, amountCents: number): Promise<number> {
  let left = amountCents;
  for (const { referralId } of payment.parts) {
    const owed = referralId === null ? [] : await needs.obligations.ofReferral(referralId);
    const held = owed.filter(({ paymentId, isRefundable }) => paymentId === payment.id && isRefundable);
    const taken: Obligation[] = [];
    for (const obligation of held) {
      const cents = Math.min(left, obligation.amountCents);
      if (cents === 0) break;
      obligation.refund(Money.ofCents(cents), needs.clock.now());
      taken.push(obligation);
      left -= cents;
    }
    await needs.obligations.save(taken);
    const isBonusGone = taken.some(({ kind, stands }) => kind === 'bonus' && !stands);
    if (referralId !== null && isBonusGone) {
      const standing = {
        status: 'refunded',
        paidAt: null,
        paymentIntentId: payment.providerPaymentId,
      } as const;
      await needs.bonusRecord.recordBonusStatus(referralId, standing);
    }
  }
  return amountCents - left;
}
