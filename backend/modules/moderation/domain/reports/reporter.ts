import { DomainError } from '#kernel/domain-error.ts';
import { isNewcomer, type TrustLevel } from '../trust/trust-level.ts';

/** Counts of a reporter's earlier reports. */
export interface ReporterRecord {
  /** In the last day, withdrawn ones too. */
  readonly today: number;
  /** Within the last 90 days. */
  readonly upheld: number;
  readonly dismissed: number;
}

const REPORTER_RULES = {
  newcomer: 5,
  member: 20,
  careless: 2,
  decidedAtLeast: 5,
  dismissedShare: 0.8,
} as const;

/** Most of what they reported was nothing (rules.md#careless-reporters). */
function isCareless({ upheld, dismissed }: ReporterRecord): boolean {
  const decided = upheld + dismissed;
  return decided >= REPORTER_RULES.decidedAtLeast && dismissed / decided >= REPORTER_RULES.dismissedShare;
}

/** Whether three of these hide a text: a ring of fresh accounts does not (rules.md#hidden-by-reports). */
export function reportCounts(level: TrustLevel, record: ReporterRecord): boolean {
  return !isNewcomer(level) && !isCareless(record);
}

/** @throws DomainError `moderation.too_many_reports` (too_many) */
export function assertMayReport(level: TrustLevel, record: ReporterRecord): void {
  const most = isCareless(record)
    ? REPORTER_RULES.careless
    : REPORTER_RULES[isNewcomer(level) ? 'newcomer' : 'member'];
  if (record.today < most) return;
  throw new DomainError(
    'moderation.too_many_reports',
    'too_many',
    "You've sent many reports today. Please come back tomorrow.",
    { retryAfterSeconds: 86_400 },
  );
}
