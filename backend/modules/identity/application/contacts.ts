import type { UserId } from '#kernel/ids.ts';
import type { Language } from '#contract/http/vocabulary/language.ts';

/** A person's contact preferences (rules.md#contact-preferences). */
export interface Contact {
  /** Null for an account that a confirmed phone opens. */
  readonly email: string | null;
  /** E.164, or null. */
  readonly phone: string | null;
  readonly firstName: string;
  /** The text that they typed, such as `Austin, TX`. */
  readonly location: string | null;
  readonly language: Language;
  readonly wantsTextAlerts: boolean;
  readonly wantsEmailAlerts: boolean;
  readonly preferredContactMethod: 'email' | 'sms' | 'phone';
  /** By category; what is missing is on. */
  readonly alertPreferences: Readonly<Record<string, boolean>>;
}

/** Changes of a person's contact preferences: omitted fields stay. */
export interface ContactPreferenceChanges {
  readonly wantsTextAlerts?: boolean;
  readonly wantsEmailAlerts?: boolean;
  readonly alertPreferences?: Readonly<Record<string, boolean>>;
  readonly marketingConsent?: boolean;
}

export interface ContactPreferences {
  /** (tx) @throws DomainError `identity.phone_missing` (422) */
  run(id: UserId, changes: ContactPreferenceChanges): Promise<void>;
}

export interface Contacts {
  contact(id: UserId): Promise<Contact | null>;
}
