import { Money } from '#kernel/money.ts';
import type { Dispute } from '../../domain/disputes/dispute.ts';
import type { Milestone } from '../../domain/bonus/milestone.ts';
import type { Payment } from '../../domain/charging/payment.ts';
import { returnRefunded } from '../../domain/disputes/return-postings.ts';
import { cancelUnpaid } from '../charging/cancel-unpaid.ts';
import type { BillingNeeds } from '../ports.ts';
import { refundHeld } from '../refunding/refund.ts';
import { owedNow, resumeParts } from './owed-again.ts';

/**
 * (tx) The bank pays a returned debit after all: no debt remains. Refunds anything that was paid again
 * meanwhile or would have been refunded of it; an admin's forgiveness counts as paid by it. Returns the parts
 * of bonuses that waited for it.
 */
export async function endReturn(
  needs: BillingNeeds,
  dispute: Dispute,
  payment: Payment,
  lossCents: number,
): Promise<readonly Milestone[]> {
  const { id: paymentId, employerId, isShared, parts } = payment;
  const { owed, asking = null } = (await owedNow(needs, paymentId)) ?? {};
  if (asking) await cancelUnpaid(needs, asking.id);
  dispute.endReturn();
  await needs.disputes.save(dispute);
  await needs.disputes.owe(dispute.id, null);
  const amountCents = lossCents - (asking?.amountCents ?? 0) - (owed?.forgivenCents ?? 0);
  const referralId = parts[0]?.referralId ?? null;
  if (amountCents > 0) {
    const about = { paymentId, referralId, employerId, isShared, amountCents, at: needs.clock.now() };
    await needs.ledger.post(returnRefunded(about));
    const held = Money.ofCents(amountCents);
    await refundHeld(needs, payment, { held, cause: 'bank_paid', referralId });
  }
  return resumeParts(needs, dispute.id, payment);
}
