import type { AlertCategory } from '#contract/identity/vocabulary/alerts.ts';
import type { NotificationKind } from '../../contract/vocabulary/notification-kinds.ts';
import type { NotificationPlace } from '../../contract/vocabulary/notification-place.ts';
import type { NoticePhrases } from './notices/notice-words.ts';
import type { EmailKind, TextKind } from '../notifier.ts';

export interface EmailPhrases extends Pick<NoticePhrases, 'title' | 'message'> {
  /** The label of the link into the product; missing if there is nothing to open. */
  readonly action?: string;
  readonly footer?: string;
}

/** Codes prove who holds the phone. */
type CodeKind =
  | 'i9_code'
  | 'offer_code'
  | 'check_code'
  | 'sign_in_code'
  | 'phone_code'
  | 'apply_code'
  | 'refer_code'
  | 'claim_code';

/** For accounts without an email. */
type AccountTextKind =
  | 'new_device'
  | 'passkey_added'
  | 'account_deleted'
  | 'account_deleted_owed'
  | 'account_suspended'
  | 'account_banned';

/** To the worker; the matching email has words of its own. */
type FirstDayKind = 'signed_first_day' | 'hired_first_day' | 'hired' | 'hire_undone';

/** Texts that may also go out as an email. */
export type MailedTextKind = Exclude<
  TextKind,
  | 'verification_code'
  | 'confirm_referral'
  | 'confirm_nudge'
  | 'confirm_hire'
  | 'offer_signed_copy'
  | 'addendum_signed_copy'
  | FirstDayKind
  | CodeKind
  | AccountTextKind
>;

/** The person who gave us a phone number: someone named in the text, the referrer, or the owner. */
export type NumberGiver =
  | 'referrerName'
  | 'asker'
  | 'company'
  | 'referrer'
  | 'employer'
  | 'entered'
  | 'account';

/** Everything that is said in one language. `{name}` is filled from the facts. */
export interface MessageTemplates {
  readonly notices: Readonly<Record<NotificationKind, NoticePhrases>>;
  readonly texts: Readonly<Record<TextKind, string>>;
  readonly textsAsEmails: Readonly<Record<MailedTextKind, EmailPhrases>>;
  readonly emails: Readonly<Record<EmailKind, EmailPhrases>>;
  /** The actors: two people, or the newest of more. */
  readonly people: Readonly<Record<'two' | 'more', string>>;
  /** Several pushes that have waited, as one. */
  readonly gathered: NoticePhrases;
  readonly replies: Readonly<Record<'stop' | 'start' | 'help' | 'doubtful', string>>;
  /** How a text ends (rules.md#stop-line). */
  readonly stopLine: string;
  /** In the first text to a phone: who gave us its number (rules.md#first-text). */
  readonly numberGivers: Readonly<Record<NumberGiver, string>>;
  /** The names of a referral's statuses, including the worker's own. */
  readonly statuses: Readonly<Record<string, string>>;
  /** The names of paid services within a sentence. */
  readonly services: Readonly<Record<string, string>>;
  readonly mail: Readonly<Record<'footer' | 'required' | 'settings' | 'unsubscribe', string>> & {
    /** Within a sentence. */
    readonly categories: Readonly<Record<AlertCategory, string>>;
    readonly places: Readonly<Record<NotificationPlace, string>>;
    /** `one` and `many` are its title; `more` is said where not everything is shown. */
    readonly digest: Readonly<
      Record<'one' | 'many' | 'message' | 'more' | 'action' | 'footer' | 'unsubscribe', string>
    >;
  };
}
