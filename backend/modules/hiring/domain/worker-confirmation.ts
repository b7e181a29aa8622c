import { addHours } from '../../../kernel/clock.ts';
import { DomainError } from '../../../kernel/domain-error.ts';
import type { ReferralRecord } from './referral-record.ts';

/** How the worker's phone confirms a referral (decision 37). */
export const CONFIRMATION_RULES = { codeMinutes: 10, tries: 5, sendsAnHour: 3 } as const;

export type CodeOutcome = 'verified' | 'wrong_code' | 'expired' | 'too_many_tries';

type Sent = Pick<ReferralRecord, 'verificationStatus' | 'verificationSentAt'>;
type Awaited = Pick<
  ReferralRecord,
  'verificationStatus' | 'verificationCodeHash' | 'verificationCodeExpiresAt' | 'verificationAttempts'
>;

/**
 * The sends of the last hour including a new one.
 * @throws DomainError `hiring.already_confirmed` (conflict), `hiring.declined_by_worker` (rule_broken),
 * `hiring.too_many_codes` (rule_broken, `details.retryAfterSeconds`).
 */
export function sendsWithOneMore(referral: Sent, now: Date): string[] {
  assertUnanswered(referral);
  const hourAgo = addHours(now, -1);
  const recent = referral.verificationSentAt.filter((sent) => new Date(sent) > hourAgo);
  const oldest = recent[0];
  if (oldest !== undefined && recent.length >= CONFIRMATION_RULES.sendsAnHour) {
    const wait = addHours(new Date(oldest), 1).getTime() - now.getTime();
    throw new DomainError('hiring.too_many_codes', 'rule_broken', 'Too many codes were sent. Please wait.', {
      retryAfterSeconds: Math.ceil(wait / 1000),
    });
  }
  return [...recent, now.toISOString()];
}

/** @throws DomainError `hiring.already_confirmed` (conflict), `hiring.declined_by_worker` (rule_broken). */
export function assertUnanswered(referral: Pick<ReferralRecord, 'verificationStatus'>): void {
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
}

/** What a try comes to. It does not throw: a wrong try must be saved, or five would never be reached. */
export function judgeTry(referral: Awaited, matches: boolean, now: Date): CodeOutcome {
  const { verificationCodeHash, verificationCodeExpiresAt, verificationAttempts } = referral;
  if (!verificationCodeHash || !verificationCodeExpiresAt || now >= verificationCodeExpiresAt)
    return 'expired';
  if (verificationAttempts >= CONFIRMATION_RULES.tries) return 'too_many_tries';
  return matches ? 'verified' : 'wrong_code';
}
