import type { AutoFlag } from '../../contract/vocabulary/auto-flags.ts';
import { SEVERITIES, type ReportReason, type Severity } from '../../contract/vocabulary/reports.ts';

const BY_REASON: Readonly<Record<ReportReason, Severity>> = {
  harassment: 'high',
  inappropriate: 'medium',
  spam: 'medium',
  misinformation: 'medium',
  other: 'low',
};
/** Signs that people are being robbed. */
const GRAVE_FLAGS: ReadonlySet<AutoFlag> = new Set(['blocked_domain', 'pay_bait']);
const MANY_REPORTS = 3;

/** How soon a moderator should look, in hours. */
const DUE_HOURS: Readonly<Record<Severity, number>> = { critical: 2, high: 8, medium: 24, low: 72 };

export interface Weight {
  readonly reasons: readonly ReportReason[];
  /** Reports of people whose word counts. */
  readonly counting: number;
  readonly autoFlags: readonly AutoFlag[];
}

/** The worst reason; one step more for several reporters, and one for what looks like a scam. */
export function severityOf({ reasons, counting, autoFlags }: Weight): Severity {
  const ranks = reasons.map((reason) => SEVERITIES.indexOf(BY_REASON[reason]));
  let rank = Math.max(0, ...ranks);
  if (counting >= MANY_REPORTS) rank += 1;
  if (autoFlags.some((flag) => GRAVE_FLAGS.has(flag))) rank += 1;
  return SEVERITIES[Math.min(rank, SEVERITIES.length - 1)] ?? 'critical';
}

export function dueAt(severity: Severity, since: Date): Date {
  return new Date(since.getTime() + DUE_HOURS[severity] * 3_600_000);
}
