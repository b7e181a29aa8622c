import type { AuditTrail } from '#kernel/audit-trail.ts';
import type { UserId } from '#kernel/ids.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { Money } from '#kernel/money.ts';
import type { CallEffects, UnitOfWork } from '#kernel/unit-of-work.ts';
import { refundPaidByHand } from '../../domain/refunding/refund-postings.ts';
import { lockReferralsOf } from '../lock-order.ts';
import type { BillingNeeds } from '../ports.ts';

export interface RefundPaidByHand {
  readonly refundId: string;
  /** The bank reference: a check's number or a transfer's reference. */
  readonly reference: string;
  readonly by: UserId;
  readonly requestId: string | null;
}

interface PayRefundByHandNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly billing: BillingNeeds;
  readonly audit: AuditTrail;
  readonly effects: CallEffects;
}

/**
 * The provider could not make a refund, so an admin has paid it another way and records it in the books
 * (rules.md#refunds-paid-by-hand).
 */
export class PayRefundByHand {
  private readonly needs: PayRefundByHandNeeds;

  constructor(needs: PayRefundByHandNeeds) {
    this.needs = needs;
  }

  /**
   * @throws DomainError `billing.refund_unknown` (not_found), `billing.refund_not_given_up`,
   *   `billing.payment_disputed` (conflict), `billing.refund_too_large` (rule_broken) if a bank has returned
   *   some of it to the employer meanwhile
   */
  async run(paid: RefundPaidByHand): Promise<void> {
    const { unitOfWork, effects } = this.needs;
    await unitOfWork.transaction(() => effects.once(() => this.book(paid)));
  }

  private async book({ refundId, reference, by, requestId }: RefundPaidByHand): Promise<string> {
    const { billing, audit } = this.needs;
    const at = billing.clock.now();
    const id = await billing.payments.idOfRefund(refundId);
    if (id) await lockReferralsOf(billing, id);
    const payment = id && (await billing.payments.find(id));
    if (!payment) throw new DomainError('billing.refund_unknown', 'not_found', 'Refund not found');
    const isDisputed = (await billing.disputes.openOn(payment.id)) !== null;
    const { amountCents } = payment.payRefundByHand(refundId, isDisputed, at);
    await billing.payments.save(payment);
    const { id: paymentId, referralId, employerId } = payment;
    const about = { refundId, paymentId, referralId, employerId, amountCents, at };
    await billing.ledger.post(refundPaidByHand(about));
    await audit.record({
      actorId: by,
      action: 'refund.paid_by_hand',
      subject: { type: 'payment', id: paymentId },
      details: { amount: Money.ofCents(amountCents).toDollars(), reference },
      requestId,
    });
    return refundId;
  }
}
