import { newId, type PaymentId } from '#kernel/ids.ts';
import type { LedgerProvider } from '../contract/vocabulary/ledger.ts';

export type DisputeState = 'open' | 'won' | 'lost';

/** Why a bank takes back a debit that it had paid; banks say none of it of a card. */
const RETURNS: readonly string[] = [
  'insufficient_funds',
  'incorrect_account_details',
  'bank_cannot_process',
  'debit_not_authorized',
];

/** How a dispute is at the provider now. */
export interface DisputeReport {
  readonly id: string;
  readonly amountCents: number;
  readonly status: DisputeState;
  readonly reason: string;
  /** What the bank has taken and not given back. */
  readonly withdrawnCents: number;
  /** How often money has moved for it: a report that knows of fewer movements is an older one. */
  readonly balanceMoves: number;
  /** What the provider has charged for it so far. */
  readonly feeCents: number;
  readonly evidenceDueAt: Date | null;
}

export interface DisputeChanges {
  /** Positive: taken by the bank since; negative: given back. */
  readonly withdrawnCents: number;
  readonly feeCents: number;
  /** Just now, not before. */
  readonly closedAs: 'won' | 'lost' | null;
  /** A bank had decided the opposite before. */
  readonly isOverturned: boolean;
}

const UNCHANGED: DisputeChanges = { withdrawnCents: 0, feeCents: 0, closedAs: null, isOverturned: false };

/** An employer asks their bank for a charge back (rules.md#disputes). The bank decides; until then nobody gets what is not due yet. */
export class Dispute {
  readonly id!: string;
  readonly paymentId!: PaymentId;
  readonly provider!: LedgerProvider;
  readonly providerDisputeId!: string;
  readonly amountCents!: number;
  readonly reason!: string;
  readonly state!: DisputeState;
  readonly withdrawnCents!: number;
  readonly feeCents!: number;
  /** How many movements of its funds were posted. */
  readonly movements!: number;
  readonly balanceMoves!: number;
  /** How often banks have decided on it: one that was lost may be won after all, and the other way round. */
  readonly decisions!: number;
  readonly evidenceDueAt!: Date | null;
  readonly openedAt!: Date;
  readonly closedAt!: Date | null;
  /** When money or a fee last moved for it. */
  readonly movedAt!: Date;
  /** A bank has taken back a debit that it had paid: nobody decides anything, and it is owed again (rules.md#returned-debits). */
  readonly isReturn!: boolean;

  static open(paymentId: PaymentId, provider: LedgerProvider, report: DisputeReport, at: Date): Dispute {
    return Object.assign(new Dispute(), {
      id: newId(),
      paymentId,
      provider,
      providerDisputeId: report.id,
      amountCents: report.amountCents,
      reason: report.reason,
      state: 'open' as const,
      withdrawnCents: 0,
      feeCents: 0,
      movements: 0,
      balanceMoves: 0,
      decisions: 0,
      evidenceDueAt: report.evidenceDueAt,
      openedAt: at,
      closedAt: null,
      movedAt: at,
      isReturn: report.status === 'lost' && RETURNS.includes(report.reason),
    });
  }

  /** The bank has paid it after all. */
  endReturn(): void {
    Object.assign(this, { isReturn: false });
  }

  /**
   * It becomes what the provider says; what has changed. Repeating it changes nothing, and an older report neither. What was decided stays so,
   * unless the bank decides the opposite.
   */
  follow(report: DisputeReport, at: Date): DisputeChanges {
    // Read before the end, or before money moved again, and told after it.
    if (this.state !== 'open' && report.status === 'open') return UNCHANGED;
    if (report.balanceMoves < this.balanceMoves) return UNCHANGED;
    const closedAs = report.status === 'open' || report.status === this.state ? null : report.status;
    const changes = {
      withdrawnCents: report.withdrawnCents - this.withdrawnCents,
      feeCents: report.feeCents - this.feeCents,
      closedAs,
      isOverturned: closedAs !== null && this.state !== 'open',
    };
    const moves = changes.withdrawnCents !== 0 || changes.feeCents !== 0;
    Object.assign(this, {
      withdrawnCents: report.withdrawnCents,
      feeCents: report.feeCents,
      reason: report.reason,
      evidenceDueAt: report.evidenceDueAt,
      movements: this.movements + (moves ? 1 : 0),
      ...(moves && { movedAt: at }),
      balanceMoves: report.balanceMoves,
      ...(changes.closedAs && { state: changes.closedAs, closedAt: at, decisions: this.decisions + 1 }),
    });
    return changes;
  }
}
