import { newId, type PaymentId } from '#kernel/ids.ts';
import type { LedgerProvider } from '../../contract/vocabulary/ledger/ledger.ts';

export type DisputeState = 'open' | 'won' | 'lost';

/** Reasons of a bank to take back a paid debit; banks never use them for a card. */
const RETURNS: readonly string[] = [
  'insufficient_funds',
  'incorrect_account_details',
  'bank_cannot_process',
  'debit_not_authorized',
];

/** The current dispute at the provider. */
export interface DisputeReport {
  readonly id: string;
  readonly amountCents: number;
  readonly status: DisputeState;
  readonly reason: string;
  /** Money that the bank has taken and not returned. */
  readonly withdrawnCents: number;
  /** The number of its money movements: a report with fewer movements is older. */
  readonly balanceMoves: number;
  /** The provider's fees for it so far. */
  readonly feeCents: number;
  readonly evidenceDueAt: Date | null;
}

export interface DisputeChanges {
  /** Change since the last report. Positive: taken by the bank; negative: returned. */
  readonly withdrawnCents: number;
  readonly feeCents: number;
  /** Set only by the report that closes it. */
  readonly closedAs: 'won' | 'lost' | null;
  /** Whether a bank had decided the opposite before. */
  readonly isOverturned: boolean;
}

const UNCHANGED: DisputeChanges = { withdrawnCents: 0, feeCents: 0, closedAs: null, isOverturned: false };

/**
 * An employer disputes a charge with their bank (rules.md#disputes). The bank decides; until then undue parts
 * are not released.
 */
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
  /** The number of posted movements of its funds. */
  readonly movements!: number;
  readonly balanceMoves!: number;
  /** The number of decisions: a lost dispute may be won after all, and vice versa. */
  readonly decisions!: number;
  readonly evidenceDueAt!: Date | null;
  readonly openedAt!: Date;
  readonly closedAt!: Date | null;
  /** The time of the last movement of money or a fee. */
  readonly movedAt!: Date;
  /**
   * A bank has taken back a paid debit: no decision follows, and it is owed again (rules.md#returned-debits).
   */
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

  /** Ends a return that the bank has paid after all. */
  endReturn(): void {
    Object.assign(this, { isReturn: false });
  }

  /**
   * Applies the provider's report and returns the changes. Repeated or older reports change nothing. A
   * decision is final unless the bank reverses it.
   */
  follow(report: DisputeReport, at: Date): DisputeChanges {
    // An outdated report, from before the end or the last movement.
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
