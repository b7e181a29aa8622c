import { createHash } from 'node:crypto';
import type { ConsentTexts } from '../../application/signing/ports.ts';
import { consentText, type ConsentLanguage, type EsignConsent } from '../../domain/signing/esign-consent.ts';

/** The consents that are shown now, by language and by hash. */
export class HashedConsents implements ConsentTexts {
  private readonly current: Readonly<Record<ConsentLanguage, EsignConsent>> = {
    en: hashed('en'),
    es: hashed('es'),
  };

  in(language: ConsentLanguage): EsignConsent {
    return this.current[language];
  }

  ofHash(sha256: string): EsignConsent | null {
    return Object.values(this.current).find((consent) => consent.sha256 === sha256) ?? null;
  }
}

function hashed(language: ConsentLanguage): EsignConsent {
  const consent = consentText(language);
  return { ...consent, sha256: createHash('sha256').update(consent.text, 'utf8').digest('hex') };
}
