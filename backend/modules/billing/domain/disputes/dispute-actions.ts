import { DomainError } from '#kernel/domain-error.ts';
import {
  DISPUTE_ACTIONS,
  EVIDENCE_ACTIONS,
  type DisputeAction,
  type EvidenceAction,
} from '../../contract/vocabulary/disputes/dispute-actions.ts';
import type { DisputeState } from './dispute.ts';

/** The facts that decide about the answer to a bank, stored or read. */
export interface AnswerState {
  readonly state: DisputeState;
  readonly evidenceDueAt: Date | string | null;
  /** When the bank was answered. */
  readonly answeredAt: Date | string | null;
}

/** Why the bank takes no answer now; null if it does (rules.md#dispute-evidence). */
export function refusalOfAnswer(
  { state, evidenceDueAt, answeredAt }: AnswerState,
  now: Date,
): DomainError | null {
  if (state !== 'open') {
    return new DomainError(
      'billing.dispute_decided',
      'conflict',
      'The bank has already decided this dispute',
    );
  }
  if (answeredAt !== null) return alreadySent();
  return evidenceDueAt !== null && new Date(evidenceDueAt) <= now
    ? new DomainError('billing.evidence_late', 'rule_broken', 'The deadline for evidence is over')
    : null;
}

/** An admin's commands that are accepted now; `isOwed`: a payment requests the returned debit again. */
export function disputeActions(
  dispute: AnswerState & { readonly isOwed: boolean },
  now: Date,
): DisputeAction[] {
  const may: Readonly<Record<DisputeAction, boolean>> = {
    answer: refusalOfAnswer(dispute, now) === null,
    read_answer: dispute.answeredAt !== null,
    forgive: dispute.isOwed,
  };
  return DISPUTE_ACTIONS.filter((action) => may[action]);
}

/** The same for the evidence: once the bank has it, only the provider's copy is shown. */
export function evidenceActions(dispute: AnswerState, now: Date): EvidenceAction[] {
  const may: Readonly<Record<EvidenceAction, boolean>> = {
    open_files: dispute.answeredAt === null,
    send: refusalOfAnswer(dispute, now) === null,
  };
  return EVIDENCE_ACTIONS.filter((action) => may[action]);
}

export function alreadySent(): DomainError {
  return new DomainError('billing.evidence_sent', 'conflict', 'The evidence was already sent');
}
