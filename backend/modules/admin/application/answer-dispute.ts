import { DomainError } from '#kernel/domain-error.ts';
import type { DisputeAnswers, DisputeEvidence, SentBy } from '#modules/billing/index.ts';
import { evidenceOf, type DisputedPayment } from './dispute-evidence.ts';

export interface DisputedPayments {
  /** Null for an unknown dispute. */
  ofDispute(disputeId: string): Promise<DisputedPayment | null>;
}

/** Shows what a bank would be told of a dispute, and tells it (rules.md#dispute-evidence). */
export class AnswerDispute {
  private readonly payments: DisputedPayments;
  private readonly answers: DisputeAnswers;

  constructor(payments: DisputedPayments, answers: DisputeAnswers) {
    this.payments = payments;
    this.answers = answers;
  }

  /** @throws DomainError `billing.dispute_not_found` (404) */
  async preview(disputeId: string, note = ''): Promise<DisputeEvidence> {
    const payment = await this.payments.ofDispute(disputeId);
    if (!payment) throw new DomainError('billing.dispute_not_found', 'not_found', 'Dispute not found');
    return evidenceOf(payment, note);
  }

  /** @throws DomainError as `preview` and `DisputeAnswers.send` */
  async send(disputeId: string, note: string, who: SentBy): Promise<void> {
    await this.answers.send(disputeId, await this.preview(disputeId, note), who);
  }
}
