import type { JobId, UserId } from '#kernel/ids.ts';
import type { Language } from '#contract/http/vocabulary/language.ts';
import type { NotificationData, NotificationKind } from '../contract/vocabulary/notification-kinds.ts';
import type { TimesAtPlace } from '../contract/vocabulary/times-at-place.ts';

/** Texts to phones that may have no account. */
export type TextKind =
  | 'verification_code'
  | 'confirm_referral'
  | 'confirm_nudge'
  | 'confirm_hire'
  | 'offer_to_sign'
  | 'offer_changed'
  | 'offer_counter_declined'
  | 'addendum_to_sign'
  | 'addendum_reminder'
  | 'addendum_withdrawn'
  | 'offer_reminder'
  | 'offer_extended'
  | 'offer_withdrawn'
  | 'offer_signed_copy'
  | 'addendum_signed_copy'
  | 'signed_first_day'
  | 'hired_first_day'
  | 'hired'
  | 'hire_undone'
  | 'background_check_consent'
  | 'background_check_agency'
  | 'background_check_notice'
  | 'background_check_final'
  | 'background_check_withdrawn'
  | 'drug_test_consent'
  | 'drug_test_agency'
  | 'drug_test_appointment'
  | 'drug_test_site'
  | 'drug_test_notice'
  | 'drug_test_final'
  | 'drug_test_withdrawn'
  | 'reference_request'
  | 'service_done'
  | 'service_ended'
  | 'i9_to_sign'
  | 'i9_reminder'
  | 'i9_documents'
  | 'i9_documents_again'
  | 'i9_ssn'
  | 'i9_code'
  | 'offer_code'
  | 'check_code'
  | 'sign_in_code'
  | 'phone_code'
  | 'employer_message'
  | 'interview_invited'
  | 'interview_reminder'
  | 'interview_canceled'
  | 'apply_code'
  | 'refer_code'
  | 'claim_code'
  | 'new_device'
  | 'passkey_added'
  | 'account_deleted'
  | 'account_deleted_owed'
  | 'account_suspended'
  | 'account_banned'
  | 'i9_mismatch';

/** Emails that ignore preferences: the person requested them, or they protect the account. */
export type EmailKind =
  | 'verify_email'
  | 'reset_password'
  | 'password_changed'
  | 'email_changed'
  | 'phone_confirmed'
  | 'phone_moved'
  | 'new_device'
  | 'passkey_added'
  | 'account_deleted'
  | 'account_deleted_owed'
  | 'account_suspended'
  | 'account_banned'
  | 'waitlist_confirm'
  | 'waitlist_already_in'
  | 'offer_signed_copy'
  | 'addendum_signed_copy'
  | 'signed_first_day'
  | 'hired_first_day'
  | 'hired'
  | 'hire_undone';

type Facts<Names extends string> = Readonly<Record<Names, string>>;

/** `when` is a day, `contact` a name with a phone if known. */
type FirstDayFact = 'jobTitle' | 'company' | 'when' | 'place' | 'contact' | 'link';

type InterviewTime = Readonly<Record<'when', TimesAtPlace>>;

/** `code` and `link` are secrets: they appear only in the text, never in a log. */
export interface TextData {
  /** The link lets the worker confirm or decline without an account (rules.md#confirmation-link). */
  readonly verification_code: Facts<'code' | 'link' | 'jobTitle' | 'company'>;
  readonly confirm_referral: Facts<'referrerName' | 'jobTitle' | 'company' | 'link'>;
  /** The same once more, to who has not answered: the referrer asks, or the employer has hired. */
  readonly confirm_nudge: Facts<'referrerName' | 'jobTitle' | 'company' | 'link'>;
  readonly confirm_hire: Facts<'referrerName' | 'jobTitle' | 'company' | 'link'>;
  readonly offer_to_sign: Facts<'jobTitle' | 'company' | 'link'>;
  /** A new version of one that they had, whose link has ended. */
  readonly offer_changed: Facts<'jobTitle' | 'company' | 'link'>;
  /** The requested change is not included; the worker can still answer the offer. */
  readonly offer_counter_declined: Facts<'jobTitle' | 'company' | 'link'>;
  /** To who has signed the offer. */
  readonly addendum_to_sign: Facts<'jobTitle' | 'company' | 'link'>;
  /** `until` is the day on which it ends: a reminder, or more time. */
  readonly addendum_reminder: Facts<'jobTitle' | 'company' | 'link' | 'until'>;
  readonly addendum_withdrawn: Facts<'jobTitle' | 'company'>;
  /** `until` is the day on which the offer ends. */
  readonly offer_reminder: Facts<'jobTitle' | 'company' | 'link' | 'until'>;
  readonly offer_extended: Facts<'jobTitle' | 'company' | 'link' | 'until'>;
  readonly offer_withdrawn: Facts<'jobTitle' | 'company'>;
  /** To who signed and has no email: the link opens the signed document. */
  readonly offer_signed_copy: Facts<'jobTitle' | 'company' | 'link'>;
  readonly addendum_signed_copy: Facts<'jobTitle' | 'company' | 'link'>;
  /** Adds the day and the contact person; the link opens all details. */
  readonly signed_first_day: Facts<FirstDayFact>;
  readonly hired_first_day: Facts<FirstDayFact>;
  /** The first day is not known yet: `when` is empty. */
  readonly hired: Facts<FirstDayFact>;
  /** The hire was undone or has ended. */
  readonly hire_undone: Facts<'jobTitle' | 'company' | 'contact'>;
  readonly background_check_consent: Facts<'jobTitle' | 'company' | 'link'>;
  /** The agency asks its questions on its own page: the link leads there. */
  readonly background_check_agency: Facts<'jobTitle' | 'agency' | 'link'>;
  /**
   * Before a decision; `findings` is the content of the report, only for the email; `until` is the day
   * before which nothing is final (rules.md#adverse-action).
   */
  readonly background_check_notice: Facts<'jobTitle' | 'company' | 'findings' | 'until' | 'link'>;
  readonly background_check_final: Facts<'jobTitle' | 'company' | 'agency' | 'link'>;
  readonly background_check_withdrawn: Facts<'jobTitle' | 'company'>;
  readonly drug_test_consent: Facts<'jobTitle' | 'company' | 'link'>;
  readonly drug_test_agency: Facts<'jobTitle' | 'agency' | 'link'>;
  /** Where the sample is given, and the moment until which. */
  readonly drug_test_appointment: Facts<'jobTitle' | 'company' | 'site' | 'until'>;
  /** The same where the agency names no end: `until` is empty. */
  readonly drug_test_site: Facts<'jobTitle' | 'company' | 'site' | 'until'>;
  /** Like a background check's notice, without the findings. */
  readonly drug_test_notice: Facts<'jobTitle' | 'company' | 'until' | 'link'>;
  readonly drug_test_final: Facts<'jobTitle' | 'company' | 'agency' | 'link'>;
  readonly drug_test_withdrawn: Facts<'jobTitle' | 'company'>;
  /** To someone who worked with the person; `asker` is who wants to know. */
  readonly reference_request: Facts<'workerName' | 'asker' | 'link'>;
  /** A service that the employer ordered about them: done, or not to be. */
  readonly service_done: Facts<'jobTitle' | 'company' | 'service'>;
  readonly service_ended: Facts<'jobTitle' | 'company' | 'service'>;
  readonly i9_to_sign: Facts<'jobTitle' | 'company' | 'link'>;
  readonly i9_reminder: Facts<'jobTitle' | 'company' | 'link'>;
  /** The employer has to see the worker's documents. */
  readonly i9_documents: Facts<'jobTitle' | 'company'>;
  readonly i9_documents_again: Facts<'jobTitle' | 'company'>;
  /** The case at E-Verify waits for the number that the worker applied for. */
  readonly i9_ssn: Facts<'jobTitle' | 'company' | 'link'>;
  /** For a link that its owner has copied. */
  readonly i9_code: Facts<'code' | 'company'>;
  readonly offer_code: Facts<'code' | 'company'>;
  readonly check_code: Facts<'code' | 'company'>;
  /** To an account's own phone, or one that is to be its own. */
  readonly sign_in_code: Facts<'code'>;
  readonly phone_code: Facts<'code'>;
  /** In the employer's own words. */
  readonly employer_message: Facts<'jobTitle' | 'company' | 'message'>;
  readonly interview_invited: InterviewTime & Facts<'jobTitle' | 'company' | 'link'>;
  readonly interview_reminder: InterviewTime & Facts<'jobTitle' | 'company' | 'link'>;
  readonly interview_canceled: InterviewTime & Facts<'jobTitle' | 'company'>;
  /** To a phone that may have no account yet. */
  readonly apply_code: Facts<'code'>;
  readonly refer_code: Facts<'code'>;
  readonly claim_code: Facts<'code'>;
  /** To the phone of an account that has no email. `device` are the names of a browser and a system. */
  readonly new_device: Facts<'device'>;
  readonly passkey_added: Facts<'device'>;
  readonly account_deleted: Facts<'firstName'>;
  readonly account_deleted_owed: Facts<'amount' | 'reference'>;
  readonly account_suspended: Facts<'until' | 'link'>;
  readonly account_banned: Facts<'link'>;
  /** E-Verify found a mismatch; the details are behind the link. */
  readonly i9_mismatch: Facts<'company' | 'link'>;
}

/** `link` is a secret. */
export interface EmailData {
  readonly verify_email: Facts<'firstName' | 'link'>;
  readonly reset_password: Facts<'firstName' | 'link'>;
  readonly password_changed: Facts<'firstName'>;
  readonly email_changed: Facts<'firstName'>;
  /** `ending` is the last four digits. */
  readonly phone_confirmed: Facts<'firstName' | 'ending'>;
  readonly phone_moved: Facts<'firstName' | 'ending'>;
  /** The names of a browser and a system, and a network address. */
  readonly passkey_added: Facts<'firstName' | 'device'>;
  readonly new_device: Facts<'firstName' | 'device' | 'address'>;
  readonly account_deleted: Facts<'firstName'>;
  readonly account_deleted_owed: Facts<'firstName' | 'amount' | 'reference'>;
  /** With the link to appeal without signing in; `until` in words. */
  readonly account_suspended: Facts<'firstName' | 'reason' | 'until' | 'link'>;
  readonly account_banned: Facts<'firstName' | 'reason' | 'link'>;
  readonly waitlist_confirm: Facts<'link'>;
  readonly waitlist_already_in: Facts<'link'>;
  /** To both sides, with the signed document. */
  readonly offer_signed_copy: Facts<'workerName' | 'jobTitle' | 'company' | 'link'>;
  readonly addendum_signed_copy: Facts<'workerName' | 'jobTitle' | 'company' | 'link'>;
  /** To the worker: with the signed document, and at the hire. */
  readonly signed_first_day: Facts<FirstDayFact>;
  readonly hired_first_day: Facts<FirstDayFact>;
  readonly hired: Facts<FirstDayFact>;
  readonly hire_undone: Facts<'jobTitle' | 'company' | 'contact' | 'link'>;
}

type OfKind<Kind extends NotificationKind> = {
  readonly userId: UserId;
  readonly kind: Kind;
  readonly data: NotificationData[Kind];
  /** A message with the document itself already goes to their email, or to their phone if they have none: no second one. */
  readonly isDelivered?: boolean;
};
/** Each kind with the facts that its words need. */
export type Notification = { [Kind in NotificationKind]: OfKind<Kind> }[NotificationKind];

interface TextTo {
  /** E.164. */
  readonly to: string;
  readonly language: Language;
  readonly senderId: UserId | null;
  readonly jobId: JobId | null;
  readonly recipientName: string | null;
  /** The same goes there by email too, where its kind has words for one. */
  readonly email?: string | null;
  /**
   * Someone has just requested it. Quiet hours do not apply if that is its recipient
   * (rules.md#asked-for-now).
   */
  readonly asked: boolean;
  /** Something waits for it: what it calls it. The email then goes out whether or not its sender has confirmed that they are there (rules.md#notice-arrives). */
  readonly tracking?: string;
  /** Files of the email. */
  readonly attachments?: readonly AttachmentReference[];
}
export type TextMessage = {
  [Kind in TextKind]: TextTo & { readonly kind: Kind; readonly data: TextData[Kind] };
}[TextKind];

/** An attached file: it is read when the email goes out, so that no queue holds it. */
export interface AttachmentReference {
  /** The name of the `AttachmentSource` that provides the file. */
  readonly source: string;
  readonly id: string;
  readonly fileName: string;
}

interface EmailTo {
  readonly to: string;
  readonly language: Language;
  /**
   * The sender, if the recipient did not request it; null if no account caused it
   * (rules.md#confirmed-senders).
   */
  readonly senderId: UserId | null;
  readonly attachment?: AttachmentReference;
}
export type Email = {
  [Kind in EmailKind]: EmailTo & { readonly kind: Kind; readonly data: EmailData[Kind] };
}[EmailKind];

export interface UndoneStep {
  readonly userId: UserId;
  readonly referralId: string;
  readonly isHire: boolean;
  /** Its names, as notices about it have them. */
  readonly statuses: readonly string[];
}

/** Notifies people. Called inside the transaction of the event; delivery follows its commit. */
export interface Notifier {
  /** An inbox row, and by the person's preferences a text or an email. */
  notify(notification: Notification): Promise<void>;
  text(message: TextMessage): Promise<void>;
  /** A step of a referral was undone: removes its notice. */
  takeBack(step: UndoneStep): Promise<void>;
}

/** Sends an email regardless of preferences. Called inside the transaction; delivery follows its commit. */
export interface Emails {
  send(email: Email): Promise<void>;
}
