import { newId, type PaymentId } from '#kernel/ids.ts';
import type { LedgerProvider } from '../contract/vocabulary/ledger.ts';

export type DisputeState = 'open' | 'won' | 'lost';

/** How a dispute is at the provider now. */
export interface DisputeReport {
  readonly id: string;
  readonly amountCents: number;
  readonly status: DisputeState;
  readonly reason: string;
  /** What the bank has taken and not given back. */
  readonly withdrawnCents: number;
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
}

const UNCHANGED: DisputeChanges = { withdrawnCents: 0, feeCents: 0, closedAs: null };

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
  readonly evidenceDueAt!: Date | null;
  readonly openedAt!: Date;
  readonly closedAt!: Date | null;

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
      evidenceDueAt: report.evidenceDueAt,
      openedAt: at,
      closedAt: null,
    });
  }

  /** It becomes what the provider says; what has changed. Repeating it changes nothing, and what was decided stays so. */
  follow(report: DisputeReport, at: Date): DisputeChanges {
    // Read before the end and told after it.
    if (this.state !== 'open' && report.status === 'open') return UNCHANGED;
    const changes = {
      withdrawnCents: report.withdrawnCents - this.withdrawnCents,
      feeCents: report.feeCents - this.feeCents,
      closedAs: this.state === 'open' && report.status !== 'open' ? report.status : null,
    };
    const moves = changes.withdrawnCents !== 0 || changes.feeCents !== 0;
    Object.assign(this, {
      withdrawnCents: report.withdrawnCents,
      feeCents: report.feeCents,
      reason: report.reason,
      evidenceDueAt: report.evidenceDueAt,
      movements: this.movements + (moves ? 1 : 0),
      ...(changes.closedAs && { state: changes.closedAs, closedAt: at }),
    });
    return changes;
  }
}
