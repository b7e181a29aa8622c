import type { LinkCodeRecord } from '#kernel/link-code.ts';
import type { UserId } from '#kernel/ids.ts';

/** Whoever applies or refers may have no account yet; theirs is made by the code (rules.md#accounts-without-email). */
export type EntryPurpose = 'apply' | 'refer';
export type PhoneCodePurpose = 'sign_in' | 'confirm' | EntryPurpose;

/** What a code is bound to. */
export interface PhoneCodeUse {
  readonly purpose: PhoneCodePurpose;
  /** E.164. */
  readonly phone: string;
  /** Who confirms the phone; null where somebody signs in, who is not known yet. */
  readonly userId: UserId | null;
}

/** A code that somebody waits for. */
export interface RequestedPhoneCode extends PhoneCodeUse {
  /** Of the page that they are on. */
  readonly language: 'en' | 'es';
}

/** Codes by what they are bound to; their ids tell nothing of it. */
export interface PhoneCodeStore {
  /** (tx) Locked until the end of the transaction, also where there is none yet. */
  find(id: string): Promise<LinkCodeRecord | null>;
  /** (tx) */
  save(id: string, code: LinkCodeRecord, forgottenAt: Date): Promise<void>;
  /** (tx) Removes some of those whose time is over; how many. */
  removeForgotten(now: Date): Promise<number>;
}

/** Keyed, so that nobody who reads the database finds a phone or a code by trying them all. */
export interface PhoneCodeSecrets {
  derive(message: string): string;
}

export interface AccountText {
  readonly purpose: PhoneCodePurpose;
  /** E.164. */
  readonly to: string;
  readonly language: 'en' | 'es';
  /** Null where nobody is known by that phone. */
  readonly firstName: string | null;
  /** A secret: it stands in the text alone. */
  readonly code: string;
  /** Who asked, where somebody is signed in. */
  readonly senderId: UserId | null;
}

/** Something about how the account opens, which the person must hear of. */
export interface AccountWarning {
  readonly kind: 'new_device' | 'passkey_added';
  /** E.164. */
  readonly to: string;
  readonly language: 'en' | 'es';
  readonly firstName: string;
  /** What the browser says of itself. */
  readonly userAgent: string;
}

export interface AccountGoodbye {
  /** E.164. */
  readonly to: string;
  readonly language: 'en' | 'es';
  readonly firstName: string;
  /** In dollars, what is still theirs; null where nothing is. */
  readonly amount: string | null;
  /** Says whose it is when they ask for it. */
  readonly reference: string;
}

/** (tx) Declared here and filled by notifications, because notifications knows identity and not the other way round. */
export interface AccountTexts {
  /** @throws DomainError (too_many) where there is no room for it (rules.md#text-budgets): it would be of no use later */
  sendCode(text: AccountText): Promise<void>;
  /** To the phone of an account that had no email. */
  sendGoodbye(text: AccountGoodbye): Promise<void>;
  /** To the confirmed phone of an account that has no email. */
  sendWarning(text: AccountWarning): Promise<void>;
}
