import { ADDENDUM_CONSENT } from './addendum-consent.ts';
import { LETTER_CONSENT, type ConsentWords } from './consent-texts.ts';

export type ConsentLanguage = 'en' | 'es';
/** What is signed: a consent names it, and covers nothing else. */
export type ConsentSubject = 'letter' | 'addendum';

const CONSENTS = { letter: LETTER_CONSENT, addendum: ADDENDUM_CONSENT } as const;

/** A consent as it is shown, before anyone has worked out its hash. */
export interface ConsentText extends ConsentWords {
  readonly version: string;
  readonly language: ConsentLanguage;
  /** All of it, a title or a text a line: what the hash is made of. */
  readonly text: string;
}

/** The consent to sign electronically, known by the hash of its text (rules.md#esign-consent). */
export interface EsignConsent extends ConsentText {
  /** Of `text` as UTF-8, in hexadecimal. */
  readonly sha256: string;
}

/** The text that can be agreed to now in a language. */
export function consentText(subject: ConsentSubject, language: ConsentLanguage): ConsentText {
  const { version, [language]: words } = CONSENTS[subject];
  const lines = [...words.sections.flatMap(({ title, text }) => [title, text]), words.statement];
  return { ...words, version, language, text: lines.join('\n') };
}
