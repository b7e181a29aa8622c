import type { HashedText, VersionedSections } from '#contract/http/vocabulary/agreed-text.ts';
import { ADDENDUM_CONSENT } from './addendum-consent.ts';
import { LETTER_CONSENT } from './consent-texts.ts';

/** The paper to sign. A consent names it and covers nothing else. */
export type ConsentSubject = 'letter' | 'addendum';

/** The texts that can be agreed to now. */
export const CONSENTS: Readonly<Record<ConsentSubject, VersionedSections>> = {
  letter: LETTER_CONSENT,
  addendum: ADDENDUM_CONSENT,
};

/** The consent to sign electronically, known by the hash of its text (rules.md#esign-consent). */
export type EsignConsent = HashedText;
