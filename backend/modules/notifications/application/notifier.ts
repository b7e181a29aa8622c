import type { JobId, UserId } from '#kernel/ids.ts';

/** What people with an account are told; each has its words in both languages in the notifications context. */
export type NotificationKind =
  | 'referral_received'
  | 'application_received'
  | 'application_moved'
  | 'referral_status_changed'
  | 'referral_confirmed'
  | 'referral_declined'
  | 'offer_accepted'
  | 'offer_declined'
  | 'offer_expired'
  | 'worker_hired'
  | 'milestone_released'
  | 'reward_ready'
  | 'payout_paid'
  | 'payment_succeeded'
  | 'payment_failed'
  | 'refund_issued'
  | 'new_jobs'
  | 'job_days_over'
  | CheckNotice;

/** What an employer is told of background and reference checks. */
type CheckNotice =
  | 'background_check_clear'
  | 'background_check_concerns'
  | 'background_check_declined'
  | 'background_check_disputed'
  | 'background_check_decided'
  | 'background_check_undelivered'
  | 'reference_given';

/** Texts to a phone that may belong to nobody with an account. */
export type TextKind =
  | 'verification_code'
  | 'confirm_referral'
  | 'offer_to_sign'
  | 'offer_withdrawn'
  | 'background_check_consent'
  | 'background_check_agency'
  | 'background_check_notice'
  | 'background_check_final'
  | 'background_check_withdrawn'
  | 'reference_request';

/** E-mails that go out whatever somebody's wishes are: they asked for it, or it is about their account's safety. */
export type EmailKind =
  | 'verify_email'
  | 'reset_password'
  | 'password_changed'
  | 'email_changed'
  | 'account_deleted'
  | 'waitlist_confirm'
  | 'waitlist_already_in';

type Facts<Names extends string> = Readonly<Record<Names, string>>;
type AboutReferral = 'referralId' | 'jobId' | 'workerName' | 'jobTitle';

/** Ids for the link, names and amounts (`"525.00"`) for the words. */
export interface NotificationData {
  readonly referral_received: Facts<AboutReferral>;
  readonly application_received: Facts<AboutReferral>;
  /** To the worker, in the worker's words: `reviewing`, `interview`, `offer_received`, `offer_taken`, and how an offer ended. */
  readonly application_moved: Facts<AboutReferral | 'company' | 'status'>;
  /** `status` is the canonical one (`offer_sent`); the words show it in the reader's language. */
  readonly referral_status_changed: Facts<AboutReferral | 'status'>;
  readonly referral_confirmed: Facts<AboutReferral>;
  readonly referral_declined: Facts<AboutReferral>;
  readonly offer_accepted: Facts<AboutReferral | 'offerLetterId'>;
  readonly offer_declined: Facts<AboutReferral | 'offerLetterId'>;
  readonly offer_expired: Facts<AboutReferral | 'offerLetterId'>;
  readonly worker_hired: Facts<AboutReferral>;
  readonly milestone_released: Facts<AboutReferral | 'amount'>;
  readonly reward_ready: Facts<AboutReferral | 'amount'>;
  readonly payout_paid: Facts<AboutReferral | 'amount'>;
  readonly payment_succeeded: Facts<'paymentId' | 'amount'>;
  readonly payment_failed: Facts<'paymentId' | 'amount'>;
  readonly refund_issued: Facts<'paymentId' | 'amount'>;
  /** `jobTitles` are the first few of `count`. */
  readonly new_jobs: Facts<'savedSearchId' | 'searchName' | 'count' | 'jobTitles'>;
  /** To the employer: the days that were paid for are over, and the job is closed. */
  readonly job_days_over: Facts<'jobId' | 'jobTitle'>;
  readonly background_check_clear: Facts<AboutReferral>;
  readonly background_check_concerns: Facts<AboutReferral>;
  readonly background_check_declined: Facts<AboutReferral>;
  readonly background_check_disputed: Facts<AboutReferral>;
  readonly background_check_decided: Facts<AboutReferral>;
  readonly background_check_undelivered: Facts<AboutReferral>;
  readonly reference_given: Facts<AboutReferral | 'referenceName'>;
}

/** `code` and `link` are secrets: they stand in the text alone, never in a log. */
export interface TextData {
  /** The link lets the worker confirm or decline without an account (rules.md#confirmation-link). */
  readonly verification_code: Facts<'code' | 'link' | 'jobTitle' | 'company'>;
  readonly confirm_referral: Facts<'referrerName' | 'jobTitle' | 'company' | 'link'>;
  readonly offer_to_sign: Facts<'jobTitle' | 'company' | 'link'>;
  readonly offer_withdrawn: Facts<'jobTitle' | 'company'>;
  readonly background_check_consent: Facts<'jobTitle' | 'company' | 'link'>;
  /** What the agency asks, it asks on its own page: the link leads there. */
  readonly background_check_agency: Facts<'jobTitle' | 'agency' | 'link'>;
  /** Before a decision; `findings` is what the report says, for the e-mail alone; `until` the day before which nothing is final (rules.md#adverse-action). */
  readonly background_check_notice: Facts<'jobTitle' | 'company' | 'findings' | 'until' | 'link'>;
  readonly background_check_final: Facts<'jobTitle' | 'company' | 'agency' | 'link'>;
  readonly background_check_withdrawn: Facts<'jobTitle' | 'company'>;
  /** To somebody who worked with the person; `asker` is who wants to know. */
  readonly reference_request: Facts<'workerName' | 'asker' | 'link'>;
}

/** `link` is a secret. */
export interface EmailData {
  readonly verify_email: Facts<'firstName' | 'link'>;
  readonly reset_password: Facts<'firstName' | 'link'>;
  readonly password_changed: Facts<'firstName'>;
  readonly email_changed: Facts<'firstName'>;
  readonly account_deleted: Facts<'firstName'>;
  readonly waitlist_confirm: Facts<'link'>;
  readonly waitlist_already_in: Facts<'link'>;
}

type OfKind<Kind extends NotificationKind> = {
  readonly userId: UserId;
  readonly kind: Kind;
  readonly data: NotificationData[Kind];
};
/** Each kind with the facts that its words need. */
export type Notification = { [Kind in NotificationKind]: OfKind<Kind> }[NotificationKind];

interface TextTo {
  /** E.164. */
  readonly to: string;
  readonly language: 'en' | 'es';
  readonly senderId: UserId | null;
  readonly jobId: JobId | null;
  readonly recipientName: string | null;
  /** The same goes there by e-mail too, where its kind has words for one. */
  readonly email?: string | null;
  /** Somebody has just asked for it: quiet hours do not apply (rules.md#asked-for-now). */
  readonly asked: boolean;
}
export type TextMessage = {
  [Kind in TextKind]: TextTo & { readonly kind: Kind; readonly data: TextData[Kind] };
}[TextKind];

interface LetterTo {
  readonly to: string;
  readonly language: 'en' | 'es';
}
export type Email = {
  [Kind in EmailKind]: LetterTo & { readonly kind: Kind; readonly data: EmailData[Kind] };
}[EmailKind];

/** Tells people things. Called inside the transaction of what happened; delivery follows its commit. */
export interface Notifier {
  /** An inbox row, and by the person's preferences a text or an e-mail. */
  notify(notification: Notification): Promise<void>;
  text(message: TextMessage): Promise<void>;
}

/** Sends an e-mail that does not ask for somebody's wishes. Called inside the transaction; delivery follows its commit. */
export interface Emails {
  send(letter: Email): Promise<void>;
}
