import type { AuditTrail } from '#kernel/audit-trail.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { domainEvent, type EventPublisher } from '#kernel/domain-events.ts';
import type { UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { Payment } from '../../domain/charging/payment.ts';
import { cancelUnpaid } from '../charging/cancel-unpaid.ts';
import { lockReferralsOf } from '../lock-order.ts';
import type { BillingNeeds } from '../ports.ts';
import { ofBonuses } from './frozen-bonuses.ts';
import { owedNow, resumeParts } from './owed-again.ts';

export interface ForgivenReturn {
  readonly disputeId: string;
  readonly reason: string;
  readonly by: UserId;
  readonly requestId: string | null;
}

interface ForgiveReturnNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly billing: BillingNeeds;
  readonly audit: AuditTrail;
  readonly events: EventPublisher;
}

/**
 * An admin waives a debit that its bank has returned (rules.md#forgiven-returns). Its loss is already booked
 * and remains the company's; bonuses that waited for the money continue.
 */
export class ForgiveReturn {
  private readonly needs: ForgiveReturnNeeds;

  constructor(needs: ForgiveReturnNeeds) {
    this.needs = needs;
  }

  /**
   * Idempotent. @throws DomainError `billing.dispute_not_found` (not_found), `billing.nothing_owed`
   * (rule_broken)
   */
  async run(order: ForgivenReturn): Promise<void> {
    const { unitOfWork, billing } = this.needs;
    await unitOfWork.transaction(async () => {
      const paymentId = await billing.disputes.paymentOf(order.disputeId);
      if (paymentId) await lockReferralsOf(billing, paymentId);
      const payment = paymentId && (await billing.payments.find(paymentId));
      if (!payment) throw new DomainError('billing.dispute_not_found', 'not_found', 'Dispute not found');
      const { owed, asking } = (await owedNow(billing, payment.id)) ?? {};
      if (owed?.id === order.disputeId && owed.isForgiven) return;
      if (owed?.id !== order.disputeId || !asking)
        throw new DomainError(
          'billing.nothing_owed',
          'rule_broken',
          'Nothing of this payment is owed anymore',
        );
      await this.forgive(order, payment, asking);
    });
  }

  private async forgive(order: ForgivenReturn, payment: Payment, asking: Payment): Promise<void> {
    const { billing, audit, events } = this.needs;
    const { disputeId, reason, by, requestId } = order;
    const { amountCents, amount } = asking;
    const at = billing.clock.now();
    await cancelUnpaid(billing, asking.id);
    await billing.disputes.forgive(disputeId, amountCents, at);
    const resumed = await resumeParts(billing, disputeId, payment);
    const { id: paymentId, employerId } = payment;
    await events.publish([
      domainEvent('billing.return_forgiven', at, { disputeId, paymentId, employerId, amountCents }),
      ...ofBonuses(disputeId, resumed).map((bonus) => domainEvent('billing.bonus_resumed', at, bonus)),
    ]);
    await audit.record({
      actorId: by,
      action: 'dispute.forgiven',
      subject: { type: 'payment', id: paymentId },
      details: { amount: amount.toDollars(), reason },
      requestId,
    });
  }
}
