import { createHash } from 'node:crypto';
import type { ConsentTexts } from '../../application/signing/ports.ts';
import {
  consentText,
  type ConsentLanguage,
  type ConsentSubject,
  type EsignConsent,
} from '../../domain/signing/esign-consent.ts';

type InBothLanguages = Readonly<Record<ConsentLanguage, EsignConsent>>;

/** The consents that are shown now, by language and by hash. */
export class HashedConsents implements ConsentTexts {
  private readonly current: Readonly<Record<ConsentSubject, InBothLanguages>> = {
    letter: { en: hashed('letter', 'en'), es: hashed('letter', 'es') },
    addendum: { en: hashed('addendum', 'en'), es: hashed('addendum', 'es') },
  };

  in(subject: ConsentSubject, language: ConsentLanguage): EsignConsent {
    return this.current[subject][language];
  }

  ofHash(subject: ConsentSubject, sha256: string): EsignConsent | null {
    return Object.values(this.current[subject]).find((consent) => consent.sha256 === sha256) ?? null;
  }
}

function hashed(subject: ConsentSubject, language: ConsentLanguage): EsignConsent {
  const consent = consentText(subject, language);
  return { ...consent, sha256: createHash('sha256').update(consent.text, 'utf8').digest('hex') };
}
