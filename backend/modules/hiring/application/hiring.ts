import type { JobId, ReferralId, UserId } from '#kernel/ids.ts';
import type { Money } from '#kernel/money.ts';
import type { Language } from '#contract/http/vocabulary/language.ts';
import type { AddOnKind, SignedTerms } from '#modules/billing/index.ts';
import type { OfferEnding, PayoutTerm } from '../domain/events.ts';
import type { ReferralStatus } from '../contract/vocabulary/referral-status.ts';
import type { RejectionReason } from '../contract/vocabulary/rejection-reason.ts';
import type { GivenFirstDay } from '../domain/first-day/first-day.ts';
import type { ReferralRow } from './referral/referral-queries.ts';

/** Facts about a referral and its job that other contexts act on. */
export interface ReferralFacts {
  readonly referralId: ReferralId;
  readonly jobId: JobId;
  readonly employerId: UserId;
  readonly referrerId: UserId | null;
  readonly workerId: UserId | null;
  readonly status: ReferralStatus;
  readonly workerName: string;
  /** From the worker's account, or else from the referral (rules.md#latin-names). */
  readonly workerLatinName: string | null;
  /** E.164. */
  readonly workerPhone: string;
  readonly workerEmail: string | null;
  readonly jobTitle: string;
  readonly company: string;
  readonly location: string;
  readonly schedule: string;
  readonly bonus: Money;
  readonly payoutSchedule: readonly PayoutTerm[];
  readonly hiredAt: Date | null;
  readonly completedAt: Date | null;
  /**
   * Whether the worker of an ended hire worked at least a day, and the last one; null until the employer
   * says so.
   */
  readonly worked: boolean | null;
  readonly lastDay: string | null;
  /** The worker has confirmed the referral, or signed a letter for it (rules.md#worker-confirms). */
  readonly isConfirmed: boolean;
}

/**
 * The interface of hiring for other contexts. (tx) methods run inside the caller's transaction and lock the
 * referral until it ends.
 */
export interface Hiring {
  /** (tx) Null for an unknown referral. */
  lockReferral(id: ReferralId): Promise<ReferralFacts | null>;
  /** Without a lock, for screens. */
  referral(id: ReferralId): Promise<ReferralFacts | null>;
  /** (tx) Sets the worker's name in Latin letters if it is not set yet (rules.md#latin-names). */
  nameInLatin(id: ReferralId, latinName: string): Promise<void>;
  /** (tx) The letter was sent: interviewing → offer_sent. */
  offerSent(id: ReferralId, by: UserId): Promise<void>;
  /** (tx) The worker has answered the consent of a check: they count as confirmed (rules.md#unconfirmed-hires), and are written to in the language they read it in. */
  workerAnswered(id: ReferralId, readIn: Language | null): Promise<void>;
  /** (tx) The language of the page on which the worker has acted: they are written to in it. */
  workerReadsIn(id: ReferralId, language: Language): Promise<void>;
  /** (tx) The worker signed digitally: offer_sent → offer_signed, they count as confirmed, and are written to in the language they read it in. */
  offerSigned(id: ReferralId, readIn: Language | null): Promise<void>;
  /** (tx) It was signed on paper, as the owner notes: offer_sent → offer_signed. @throws DomainError `hiring.note_required` */
  offerSignedOnPaper(id: ReferralId, by: UserId, note: string): Promise<void>;
  /** (tx) Sets the contact for the first day. @throws DomainError 400 `hiring.phone_invalid` */
  giveFirstDay(id: ReferralId, given: GivenFirstDay): Promise<void>;
  /** (tx) The first day's facts for a message to the worker, with the link to its page (rules.md#first-day). */
  firstDay(id: ReferralId, language: Language): Promise<FirstDayFacts>;
  /** (tx) Declined, expired or withdrawn: back to interviewing (rules.md#back-to-interviewing). Nothing when it is elsewhere. */
  offerEnded(id: ReferralId, ending: OfferEnding): Promise<void>;
  /**
   * (tx) The gate before a letter that was sent is taken back (rules.md#ways-out).
   * @throws DomainError `checks.adverse_action_pending` (conflict)
   */
  passWithdrawal(id: ReferralId, by: UserId, answer: ReportAnswer): Promise<void>;
  /** (tx) A report blocks every automatic ending. */
  isHeld(id: ReferralId): Promise<boolean>;
  /**
   * (tx) After the steps of an adverse action: the owner's rejection, with all that follows for letter and money.
   * @throws DomainError `hiring.illegal_transition`, `hiring.not_owner`
   */
  reject(id: ReferralId, by: UserId, note: string, reason: RejectionReason | null): Promise<void>;
  /** The referrer's hires so far that still stand, this referral included when it is hired (rules.md#tier-ladder). */
  currentHires(referrerId: UserId): Promise<number>;
  /** The data of a referral; `ReferralPresenter` turns it into an answer for one reader. */
  referralRow(id: ReferralId): Promise<ReferralRow>;
}

/** First-day facts for a message to the worker. */
export interface FirstDayFacts {
  readonly when: string;
  readonly place: string;
  readonly contact: string;
  readonly link: string;
}

export interface SignedLetter {
  /** A day; null where it names none. */
  readonly start: string | null;
  readonly place: string;
  /** Null where the link can no longer be made. */
  readonly url: string | null;
}

/** Interface that hiring needs from offers; bound by the offers context. */
export interface Offers {
  /** A digital letter has been sent or viewed and not answered. */
  awaitsSignature(id: ReferralId): Promise<boolean>;
  /** (tx) The terms of the signed letter that counts for this referral; null without one. */
  signedTerms(id: ReferralId): Promise<SignedTerms | null>;
  /** (tx) The worker is hired without a letter: a draft ends, and of its services and money what the hire does not take over (rules.md#hire-ends-draft). */
  endDraft(id: ReferralId, hiredWith: readonly AddOnKind[]): Promise<void>;
  /** (tx) Sends the paid draft of this referral. @throws DomainError 422 `hiring.offer_required`, 409 `offers.payment_required` */
  sendDraft(id: ReferralId, by: UserId): Promise<void>;
  /**
   * (tx) Withdraws the live letter, if any, without moving the referral or its money. Notifies the worker
   * unless they made the decision.
   */
  withdrawLive(id: ReferralId, reason: string, isTold?: boolean): Promise<void>;
  /** The day the signed letter says work starts; null without such a letter, or where it names none. */
  agreedStart(id: ReferralId): Promise<string | null>;
  /** (tx) When and where it says that work starts, and where the worker reads it; null without one. */
  signedLetter(id: ReferralId): Promise<SignedLetter | null>;
  /** (tx) Revokes the signed letter, if any; the caller handles the referral and its money. */
  revokeSigned(id: ReferralId, reason: string): Promise<void>;
}

/** Interface that hiring needs from checks; bound by the checks context. */
export interface Checks {
  /** (tx) Whether a report stands in the way of ending this candidacy (rules.md#ways-out). */
  reportStatus(id: ReferralId): Promise<ReportStatus>;
  /** The referrals of this employer with findings and no announced decision. */
  openReports(employerId: UserId): Promise<readonly ReferralId[]>;
  /** (tx) The employer's word that no report plays a part, which is never changed. */
  saveStatement(statement: ReportStatement): Promise<void>;
}

/** A report has findings; a decision because of it is announced to the worker and not final, or was taken back (rules.md#adverse-action). */
export type ReportStatus = 'clear' | 'concerns' | 'announced' | 'retracted';

/** The employer's answer about a report when a candidacy ends (rules.md#ways-out). */
export interface ReportAnswer {
  /** Whether it plays any part in the decision; null is no answer. */
  readonly reportPlaysPart?: boolean | null;
  /** The reason instead of it; required once the candidate has had a notice because of it. */
  readonly otherReason?: string | null;
}

export interface ReportStatement {
  readonly referralId: ReferralId;
  readonly way: 'reject' | 'undo' | 'withdraw';
  /** First and last name. */
  readonly statedBy: string;
  /** Null if the worker has had no notice because of the report. */
  readonly otherReason: string | null;
  readonly at: Date;
}

/** Interface that hiring needs from eligibility; bound by the eligibility context. */
export interface EmploymentChecks {
  /** E-Verify has not decided about this worker, and the work has not ended for another reason (rules.md#everify-no-adverse-action). */
  isUndecided(id: ReferralId): Promise<boolean>;
}

/** Interface that hiring needs from rewards; bound by the rewards context. */
export interface Rewards {
  /** The tier reward of this referral has been claimed. */
  isClaimed(id: ReferralId): Promise<boolean>;
  /** The tier reward that the next hire of this referrer would earn, for screens (rules.md#tier-ladder). */
  nextReward(referrerId: UserId): Promise<Money>;
}
