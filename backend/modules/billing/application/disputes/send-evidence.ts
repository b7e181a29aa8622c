import type { AuditTrail } from '#kernel/audit-trail.ts';
import type { Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { DisputeEvidence, PaymentProvider } from '../provider/payment-provider.ts';

export interface AnswerableDispute {
  readonly providerDisputeId: string;
  readonly state: 'open' | 'won' | 'lost';
  readonly evidenceDueAt: Date | null;
  readonly isAnswered: boolean;
}

/** That the bank was told, without the words: they name people, and stay with the bank. */
export interface EvidenceStore {
  find(disputeId: string): Promise<AnswerableDispute | null>;
  /** (tx) False where it was kept before. */
  keep(disputeId: string, evidence: DisputeEvidence, by: UserId, at: Date): Promise<boolean>;
}

export interface SentBy {
  readonly by: UserId;
  readonly requestId: string | null;
}

/** The facade for whoever assembles what is to be told. */
export interface DisputeAnswers {
  /**
   * Tells the bank, once (rules.md#dispute-evidence). Outside a transaction.
   * @throws DomainError `billing.dispute_not_found` (404), `billing.dispute_decided`, `billing.evidence_sent` (409), `billing.evidence_late` (422)
   */
  send(disputeId: string, evidence: DisputeEvidence, who: SentBy): Promise<void>;
}

interface SendEvidenceNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly provider: PaymentProvider;
  readonly disputes: EvidenceStore;
  readonly audit: AuditTrail;
  readonly clock: Clock;
}

export class SendEvidence implements DisputeAnswers {
  private readonly needs: SendEvidenceNeeds;

  constructor(needs: SendEvidenceNeeds) {
    this.needs = needs;
  }

  async send(disputeId: string, evidence: DisputeEvidence, who: SentBy): Promise<void> {
    const { provider, disputes, unitOfWork, clock } = this.needs;
    const dispute = await disputes.find(disputeId);
    if (!dispute) throw new DomainError('billing.dispute_not_found', 'not_found', 'Dispute not found');
    assertMayAnswer(dispute, clock.now());
    await provider.sendEvidence(dispute.providerDisputeId, evidence);
    await unitOfWork.transaction(async () => {
      // Someone else may have sent it at the same moment: the bank has it once, and it is written down once.
      if (!(await disputes.keep(disputeId, evidence, who.by, clock.now()))) throw alreadySent();
      await this.needs.audit.record({
        actorId: who.by,
        action: 'dispute.evidence_sent',
        subject: { type: 'dispute', id: disputeId },
        details: { providerDisputeId: dispute.providerDisputeId },
        requestId: who.requestId,
      });
    });
  }
}

function assertMayAnswer({ state, evidenceDueAt, isAnswered }: AnswerableDispute, now: Date): void {
  if (state !== 'open') {
    throw new DomainError('billing.dispute_decided', 'conflict', 'The bank has already decided this dispute');
  }
  if (isAnswered) throw alreadySent();
  if (evidenceDueAt && evidenceDueAt <= now) {
    throw new DomainError('billing.evidence_late', 'rule_broken', 'The deadline for evidence is over');
  }
}

function alreadySent(): DomainError {
  return new DomainError('billing.evidence_sent', 'conflict', 'The evidence was already sent');
}
