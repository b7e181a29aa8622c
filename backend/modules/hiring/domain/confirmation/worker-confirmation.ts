import { addHours } from '#kernel/clock.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { ReferralRecord } from '../referral/referral-record.ts';

/** How the worker's phone confirms a referral (rules.md#code-tries). */
export const CONFIRMATION_RULES = { codeMinutes: 10, tries: 5, sendsAnHour: 3, nudgeHours: 24 } as const;

/**
 * A daily limit in addition to the hourly one: otherwise someone could guess a code for weeks, and wake a
 * phone every night with texts that no quiet hours hold back.
 */
const SEND_LIMITS = [
  { hours: 1, most: CONFIRMATION_RULES.sendsAnHour },
  { hours: 24, most: 12 },
] as const;

export type CodeOutcome = 'verified' | 'wrong_code' | 'expired' | 'too_many_tries';

type Unanswered = Pick<ReferralRecord, 'verificationStatus' | 'status'>;
type Sent = Unanswered & Pick<ReferralRecord, 'verificationSentAt'>;
/** Instants as dates, or as the texts in which screens read them. */
export interface AwaitedWorker extends Unanswered {
  readonly createdAt: Date | string;
  readonly hiredAt: Date | string | null;
  readonly verificationSentAt: readonly string[];
}
type Awaited = Pick<
  ReferralRecord,
  'verificationStatus' | 'verificationCodeHash' | 'verificationCodeExpiresAt' | 'verificationAttempts'
>;

/**
 * The sends of the last day including a new one.
 * @throws DomainError as `assertUnanswered`, and `hiring.too_many_codes` (rule_broken, `details.retryAfterSeconds`).
 */
export function sendsWithOneMore(referral: Sent, now: Date): string[] {
  assertUnanswered(referral);
  const since = (hours: number): string[] =>
    referral.verificationSentAt.filter((sent) => new Date(sent) > addHours(now, -hours));
  for (const { hours, most } of SEND_LIMITS) {
    // The one that must have left the window before another may go.
    const last = since(hours).at(-most);
    if (last === undefined) continue;
    const wait = addHours(new Date(last), hours).getTime() - now.getTime();
    throw new DomainError('hiring.too_many_codes', 'rule_broken', 'Too many codes were sent. Please wait.', {
      retryAfterSeconds: Math.ceil(wait / 1000),
    });
  }
  return [...since(24), now.toISOString()];
}

/**
 * The first time for a reminder: a day after the last text with the question, from the referral, a code, a
 * nudge or the hire (rules.md#nudges). Null if no question is open.
 */
export function nudgeFrom(referral: AwaitedWorker): Date | null {
  const { verificationStatus, createdAt, hiredAt, verificationSentAt } = referral;
  if (isOver(referral) || verificationStatus === 'verified' || verificationStatus === 'declined') return null;
  const asked = [createdAt, hiredAt ?? createdAt, ...verificationSentAt].map((at) => new Date(at).getTime());
  return addHours(new Date(Math.max(...asked)), CONFIRMATION_RULES.nudgeHours);
}

/** @throws DomainError as `assertUnanswered`, and `hiring.asked_lately` (too_many, `details.retryAfterSeconds`). */
export function assertNudgeable(referral: AwaitedWorker, now: Date): void {
  assertUnanswered(referral);
  const wait = (nudgeFrom(referral) ?? now).getTime() - now.getTime();
  if (wait <= 0) return;
  throw new DomainError('hiring.asked_lately', 'too_many', 'The worker was asked less than a day ago', {
    retryAfterSeconds: Math.ceil(wait / 1000),
  });
}

/**
 * Rejected: nothing is left to confirm, unless the employer undoes that. A completed one still is confirmed: what it earns waits
 * for the worker's word.
 */
export function isOver({ status }: Pick<ReferralRecord, 'status'>): boolean {
  return status === 'rejected';
}

/** @throws DomainError `hiring.already_confirmed` (conflict), `hiring.declined_by_worker`, `hiring.referral_over` (rule_broken). */
export function assertUnanswered(referral: Unanswered): void {
  if (referral.verificationStatus === 'verified') {
    throw new DomainError('hiring.already_confirmed', 'conflict', 'The worker has already confirmed');
  }
  if (referral.verificationStatus === 'declined') {
    throw new DomainError(
      'hiring.declined_by_worker',
      'rule_broken',
      'The worker has declined this referral',
    );
  }
  if (isOver(referral)) throw new DomainError('hiring.referral_over', 'rule_broken', 'This referral is over');
}

/** The result of a try. It does not throw: a wrong try must be saved, or the count would never reach five. */
export function judgeTry(referral: Awaited, matches: boolean, now: Date): CodeOutcome {
  const { verificationCodeHash, verificationCodeExpiresAt, verificationAttempts } = referral;
  if (!verificationCodeHash || !verificationCodeExpiresAt || now >= verificationCodeExpiresAt)
    return 'expired';
  if (verificationAttempts >= CONFIRMATION_RULES.tries) return 'too_many_tries';
  return matches ? 'verified' : 'wrong_code';
}

/** Why the worker's link takes no answer now; null if it does. */
export function refusalOfAnswer(
  referral: Pick<ReferralRecord, 'status' | 'verificationStatus' | 'confirmationExpiresAt'>,
  now: Date,
): DomainError | null {
  const { verificationStatus, confirmationExpiresAt } = referral;
  if (verificationStatus === 'verified' || verificationStatus === 'declined') {
    return new DomainError('hiring.already_answered', 'conflict', 'This referral was answered already');
  }
  if (isOver(referral))
    return new DomainError('hiring.referral_over', 'rule_broken', 'This referral is over');
  const isLate = confirmationExpiresAt !== null && confirmationExpiresAt <= now;
  return isLate || verificationStatus === 'expired'
    ? new DomainError('hiring.confirmation_expired', 'expired', 'This link has expired')
    : null;
}
