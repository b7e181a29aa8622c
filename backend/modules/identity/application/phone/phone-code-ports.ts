import type { LinkCodeRecord } from '#kernel/links/link-code.ts';
import type { UserId } from '#kernel/ids.ts';
import type { Language } from '#contract/http/vocabulary/language.ts';

/**
 * An applicant, a referrer, or a referred worker may have no account yet; the code makes one
 * (rules.md#accounts-without-email).
 */
export type EntryPurpose = 'apply' | 'refer' | 'claim';
export type PhoneCodePurpose = 'sign_in' | 'confirm' | EntryPurpose;

/** The binding of a code. */
export interface PhoneCodeUse {
  readonly purpose: PhoneCodePurpose;
  /** E.164. */
  readonly phone: string;
  /** The person who confirms the phone; null at a sign-in, when they are not known yet. */
  readonly userId: UserId | null;
}

/** A code that someone is waiting for. */
export interface RequestedPhoneCode extends PhoneCodeUse {
  /** The language of the current page. */
  readonly language: Language;
}

/** Codes by what they are bound to; their ids tell nothing of it. */
export interface PhoneCodeStore {
  /** (tx) Locked until the end of the transaction, even if it does not exist yet. */
  find(id: string): Promise<LinkCodeRecord | null>;
  /** (tx) */
  save(id: string, code: LinkCodeRecord, forgottenAt: Date): Promise<void>;
  /** (tx) Removes some of those whose time is over; how many. */
  removeForgotten(now: Date): Promise<number>;
}

/** Keyed, so that a reader of the database cannot find a phone or a code by trying them all. */
export interface PhoneCodeSecrets {
  derive(message: string): string;
}

export interface AccountText {
  readonly purpose: PhoneCodePurpose;
  /** E.164. */
  readonly to: string;
  readonly language: Language;
  /** Null if the phone has no account. */
  readonly firstName: string | null;
  /** A secret: it appears only in the text. */
  readonly code: string;
  /** The signed-in person who requested it, if any. */
  readonly senderId: UserId | null;
}

/** A change in how the account opens, which the person must be notified of. */
export interface AccountWarning {
  readonly kind: 'new_device' | 'passkey_added';
  /** E.164. */
  readonly to: string;
  readonly language: Language;
  readonly firstName: string;
  /** The browser's user agent. */
  readonly userAgent: string;
}

export interface AccountGoodbye {
  /** E.164. */
  readonly to: string;
  readonly language: Language;
  readonly firstName: string;
  /** The money still owed to the person in dollars; null if none. */
  readonly amount: string | null;
  /** Identifies the person when they claim it. */
  readonly reference: string;
}

/** (tx) Declared here and filled by notifications, because notifications knows identity and not the other way round. */
export interface AccountTexts {
  /**
   * @throws DomainError (too_many) if the budget has no room (rules.md#text-budgets): a late code is useless
   */
  sendCode(text: AccountText): Promise<void>;
  /** To the phone of an account that had no email. */
  sendGoodbye(text: AccountGoodbye): Promise<void>;
  /** To the confirmed phone of an account that has no email. */
  sendWarning(text: AccountWarning): Promise<void>;
}
