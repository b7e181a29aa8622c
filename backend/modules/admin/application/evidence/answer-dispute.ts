import { DomainError } from '#kernel/domain-error.ts';
import type { DisputeAnswers, EvidenceFile, SentBy, ToldBank } from '#modules/billing/index.ts';
import type { EvidenceFileKind } from '#contract/billing/vocabulary/disputes/evidence.ts';
import type { AdminDisputeEvidence } from '../../contract/index.ts';
import { evidenceOf } from './dispute-evidence.ts';
import type { DisputedPayment } from './disputed-payment.ts';
import type { EvidenceFiles } from './evidence-files.ts';

export interface DisputedPayments {
  /** Null for an unknown dispute. */
  ofDispute(disputeId: string): Promise<DisputedPayment | null>;
}

/**
 * Previews the evidence for a disputed payment, submits it, and shows what was submitted
 * (rules.md#dispute-evidence).
 */
export class AnswerDispute {
  private readonly payments: DisputedPayments;
  private readonly files: EvidenceFiles;
  private readonly answers: DisputeAnswers;

  constructor(payments: DisputedPayments, files: EvidenceFiles, answers: DisputeAnswers) {
    this.payments = payments;
    this.files = files;
    this.answers = answers;
  }

  /**
   * The evidence as the provider stores it, after submission. @throws DomainError `billing.dispute_not_found`
   * (404)
   */
  async show(disputeId: string): Promise<AdminDisputeEvidence> {
    const actions = await this.answers.actions(disputeId);
    const sent = await this.answers.sent(disputeId);
    if (sent) return { ...sent, files: [...sent.files], sentAt: sent.sentAt.toISOString(), actions };
    const { evidence, files } = await this.assemble(disputeId, '');
    return {
      ...evidence,
      files: files.map(({ kind, bytes }) => ({ kind, size: bytes.length })),
      sentAt: null,
      actions,
    };
  }

  /**
   * One of the documents that would be sent. @throws DomainError as `show`, `admin.no_such_file` (404), and
   * `admin.evidence_sent` (409) once the bank has them
   */
  async file(disputeId: string, kind: EvidenceFileKind): Promise<Uint8Array> {
    if (!(await this.answers.actions(disputeId)).includes('open_files')) {
      throw new DomainError('admin.evidence_sent', 'conflict', 'The evidence was already sent');
    }
    const { files } = await this.assemble(disputeId, '');
    const found = files.find((one: EvidenceFile) => one.kind === kind);
    if (!found) throw new DomainError('admin.no_such_file', 'not_found', 'There is no such document');
    return found.bytes;
  }

  /** @throws DomainError as `show` and `DisputeAnswers.send` */
  async send(disputeId: string, note: string, who: SentBy): Promise<void> {
    await this.answers.send(disputeId, await this.assemble(disputeId, note), who);
  }

  private async assemble(disputeId: string, note: string): Promise<ToldBank> {
    const payment = await this.payments.ofDispute(disputeId);
    if (!payment) throw new DomainError('billing.dispute_not_found', 'not_found', 'Dispute not found');
    return { evidence: evidenceOf(payment, note), files: await this.files.of(disputeId, payment) };
  }
}
