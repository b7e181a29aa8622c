import { useEffect, useState } from 'react';
import type { Language } from '#contract/identity/vocabulary/language.ts';
import { offerLanguage } from './offer-language.ts';

/** The page begins in the language of the text or email that led here; true as soon as its words are there. */
export function useOfferedLanguage(language: Language | undefined): boolean {
  const [isSpoken, setSpoken] = useState(false);
  useEffect(() => {
    if (language) void offerLanguage(language).finally(() => setSpoken(true));
  }, [language]);
  return isSpoken;
}
