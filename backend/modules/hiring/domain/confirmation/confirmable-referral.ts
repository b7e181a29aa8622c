import type { Fields } from '#kernel/aggregate.ts';
import { addHours } from '#kernel/clock.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { domainEvent } from '#kernel/domain-events.ts';
import type { UserId } from '#kernel/ids.ts';
import type { Language } from '#contract/http/vocabulary/language.ts';
import type { HiringEvents, ReferralParties } from '../events.ts';
import { ReferralRecord } from '../referral/referral-record.ts';
import {
  assertNudgeable,
  assertUnanswered,
  CONFIRMATION_RULES,
  isOver,
  judgeTry,
  sendsWithOneMore,
} from './worker-confirmation.ts';
import type { CodeOutcome } from './worker-confirmation.ts';

const CODE_SPENT = { verificationCodeHash: null, verificationCodeExpiresAt: null } as const;

type ConfirmedBy = Pick<HiringEvents['hiring.referral_confirmed'], 'isByDeed' | 'isByReferrer'>;

/**
 * The worker's side of a referral: confirming or declining it by code or by link (rules.md#worker-confirms). The part of
 * `Referral` that lies between its fields (`ReferralRecord`) and its status.
 */
export abstract class ConfirmableReferral extends ReferralRecord {
  get isConfirmed(): boolean {
    return this.verificationStatus === 'verified';
  }

  /** It was rejected before an answer, so no answer is possible. */
  get isOverUnanswered(): boolean {
    return isOver(this) && (this.verificationStatus === 'pending' || this.verificationStatus === 'expired');
  }

  get parties(): ReferralParties {
    const { id, jobId, employerId, referrerId, workerId } = this;
    return { referralId: id, jobId, employerId, referrerId, workerId };
  }

  /** How papers print the worker's name; what others had given before is replaced (rules.md#latin-names). */
  nameInLatin(workerLatinName: string, now: Date): void {
    this.become({ workerLatinName, updatedAt: now });
  }

  /** The worker's own choice on a page behind their link replaces what the referrer said (rules.md#worker-language). */
  readIn(workerLanguage: Language, now: Date): void {
    if (workerLanguage !== this.workerLanguage) this.become({ workerLanguage, updatedAt: now });
  }

  /** A new six-digit code went to the worker's phone. @throws DomainError as `sendsWithOneMore`. */
  issueCode(codeHash: string, now: Date): void {
    this.become({
      verificationSentAt: sendsWithOneMore(this, now),
      verificationStatus: 'pending',
      verificationCodeHash: codeHash,
      verificationCodeExpiresAt: addHours(now, CONFIRMATION_RULES.codeMinutes / 60),
      verificationAttempts: 0,
      updatedAt: now,
    });
  }

  /** The worker is texted the link once more. It counts like a code that was sent. @throws DomainError as `assertNudgeable`. */
  nudge(now: Date): void {
    assertNudgeable(this, now);
    this.become({
      verificationSentAt: [now.toISOString()],
      verificationStatus: 'pending',
      updatedAt: now,
    });
  }

  /**
   * One try at the code. Save the result in every case.
   * @throws DomainError as `assertUnanswered`.
   */
  tryCode(matches: boolean, now: Date): CodeOutcome {
    assertUnanswered(this);
    const outcome = judgeTry(this, matches, now);
    if (outcome === 'verified') this.confirmByWorker(now, { isByReferrer: true });
    if (outcome === 'wrong_code')
      this.become({ verificationAttempts: this.verificationAttempts + 1, updatedAt: now });
    return outcome;
  }

  /** The link in the worker's text; we store only the token's hash (rules.md#link-tokens). */
  openConfirmationLink(link: { nonce: string; tokenHash: string; expiresAt: Date }): void {
    this.become({
      confirmationNonce: link.nonce,
      confirmationTokenHash: link.tokenHash,
      confirmationExpiresAt: link.expiresAt,
    });
  }

  /** @throws DomainError as `assertUnanswered`. */
  confirmByWorker(now: Date, by: ConfirmedBy = {}): void {
    assertUnanswered(this);
    this.become({ verificationStatus: 'verified', verifiedAt: now, ...CODE_SPENT, updatedAt: now });
    this.record(
      domainEvent('hiring.referral_confirmed', now, {
        ...this.parties,
        verifiedAt: now.toISOString(),
        ...by,
      }),
    );
  }

  /**
   * The worker has answered in their own name elsewhere: signed the letter, or answered the consent of a check (rules.md#unconfirmed-hires).
   * Nothing where they have answered here already, or nothing is left to confirm.
   */
  confirmByDeed(now: Date): void {
    const isOpen = this.verificationStatus === 'pending' || this.verificationStatus === 'expired';
    if (!isOpen || isOver(this)) return;
    this.confirmByWorker(now, { isByDeed: true });
  }

  /** The worker is asked once more: a confirmation that had expired is open again. */
  reopenConfirmation(now: Date): void {
    if (this.verificationStatus !== 'expired') return;
    this.become({ verificationStatus: 'pending', updatedAt: now });
  }

  protected noteDecline(now: Date): void {
    assertUnanswered(this);
    this.become({ verificationStatus: 'declined', ...CODE_SPENT, updatedAt: now });
    this.record(domainEvent('hiring.referral_declined_by_worker', now, this.parties));
  }

  /**
   * Makes a person with an account the worker. The referrer and the employer cannot be the worker.
   * @throws DomainError `hiring.not_confirmed` (422), `hiring.not_the_worker` (403), `hiring.claimed_already`
   * (409)
   */
  claimBy(workerId: UserId, now: Date): void {
    if (this.workerId === workerId) return;
    if (!this.isConfirmed) {
      throw new DomainError('hiring.not_confirmed', 'rule_broken', 'Please confirm the referral first');
    }
    if (workerId === this.referrerId || workerId === this.employerId) {
      throw new DomainError('hiring.not_the_worker', 'forbidden', 'This referral is about someone else');
    }
    if (this.workerId !== null) {
      throw new DomainError('hiring.claimed_already', 'conflict', 'This referral belongs to another account');
    }
    this.become({ workerId, updatedAt: now });
  }

  /** The time for an answer is over; a new code starts over. */
  expireConfirmation(now: Date): void {
    if (this.verificationStatus !== 'pending') return;
    this.become({ verificationStatus: 'expired', ...CODE_SPENT, updatedAt: now });
    this.record(domainEvent('hiring.referral_confirmation_expired', now, this.parties));
  }

  protected become(changes: Partial<Fields<ReferralRecord>>): void {
    Object.assign(this, changes);
  }
}
