import type { Language } from '#contract/http/vocabulary/language.ts';
import { hashedTexts } from '#platform/text/hashed-text.ts';
import type { ConsentTexts } from '../../application/signing/ports.ts';
import { CONSENTS, type ConsentSubject, type EsignConsent } from '../../domain/signing/esign-consent.ts';

/** The consents that are shown now, by language and by hash. */
export class HashedConsents implements ConsentTexts {
  private readonly current = {
    letter: hashedTexts(CONSENTS.letter),
    addendum: hashedTexts(CONSENTS.addendum),
  };

  in(subject: ConsentSubject, language: Language): EsignConsent {
    return this.current[subject][language];
  }

  ofHash(subject: ConsentSubject, sha256: string): EsignConsent | null {
    return Object.values(this.current[subject]).find((consent) => consent.sha256 === sha256) ?? null;
  }
}
