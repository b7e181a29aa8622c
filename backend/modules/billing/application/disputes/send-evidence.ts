import type { AuditTrail } from '#kernel/audit-trail.ts';
import type { Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { EvidenceAction } from '../../contract/vocabulary/disputes/dispute-actions.ts';
import {
  alreadySent,
  evidenceActions,
  refusalOfAnswer,
  type AnswerState,
} from '../../domain/disputes/dispute-actions.ts';
import type {
  DisputeEvidence,
  EvidenceFile,
  PaymentProvider,
  SentEvidence,
} from '../provider/payment-provider.ts';

export interface AnswerableDispute extends AnswerState {
  readonly providerDisputeId: string;
  readonly answeredAt: Date | null;
}

/** The answer to a bank: text and documents. */
export interface ToldBank {
  readonly evidence: DisputeEvidence;
  readonly files: readonly EvidenceFile[];
}

/** Records that the bank was answered, without the text: it names people, and only the bank stores it. */
export interface EvidenceStore {
  find(disputeId: string): Promise<AnswerableDispute | null>;
  /** (tx) False if an answer was already recorded. */
  keep(disputeId: string, told: ToldBank, by: UserId, at: Date): Promise<boolean>;
}

export interface SentBy {
  readonly by: UserId;
  readonly requestId: string | null;
}

/** The facade for contexts that assemble the answer. */
export interface DisputeAnswers {
  /**
   * Answers the bank, once (rules.md#dispute-evidence). Outside a transaction.
   * @throws DomainError `billing.dispute_not_found` (404), `billing.dispute_decided`, `billing.evidence_sent`
   *   (409), `billing.evidence_late` (422)
   */
  send(disputeId: string, told: ToldBank, who: SentBy): Promise<void>;
  /**
   * The provider's copy of the answer; null if the bank was not answered. @throws DomainError
   * `billing.dispute_not_found` (404)
   */
  sent(disputeId: string): Promise<(SentEvidence & { readonly sentAt: Date }) | null>;
  /** The possible actions on the evidence. @throws DomainError `billing.dispute_not_found` (404) */
  actions(disputeId: string): Promise<EvidenceAction[]>;
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

  async send(disputeId: string, told: ToldBank, who: SentBy): Promise<void> {
    const { provider, disputes, unitOfWork, clock } = this.needs;
    const dispute = await this.find(disputeId);
    const refusal = refusalOfAnswer(dispute, clock.now());
    if (refusal) throw refusal;
    await provider.sendEvidence(dispute.providerDisputeId, told.evidence, told.files);
    await unitOfWork.transaction(async () => {
      // A parallel call may have sent it: the bank gets it once, and it is recorded once.
      if (!(await disputes.keep(disputeId, told, who.by, clock.now()))) throw alreadySent();
      await this.needs.audit.record({
        actorId: who.by,
        action: 'dispute.evidence_sent',
        subject: { type: 'dispute', id: disputeId },
        details: { providerDisputeId: dispute.providerDisputeId },
        requestId: who.requestId,
      });
    });
  }

  async sent(disputeId: string): Promise<(SentEvidence & { readonly sentAt: Date }) | null> {
    const { providerDisputeId, answeredAt } = await this.find(disputeId);
    if (!answeredAt) return null;
    const told = await this.needs.provider.sentEvidence(providerDisputeId);
    return told && { ...told, sentAt: answeredAt };
  }

  async actions(disputeId: string): Promise<EvidenceAction[]> {
    return evidenceActions(await this.find(disputeId), this.needs.clock.now());
  }

  private async find(disputeId: string): Promise<AnswerableDispute> {
    const dispute = await this.needs.disputes.find(disputeId);
    if (!dispute) throw new DomainError('billing.dispute_not_found', 'not_found', 'Dispute not found');
    return dispute;
  }
}
