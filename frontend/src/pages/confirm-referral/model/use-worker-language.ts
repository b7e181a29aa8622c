import { useEffect, useState } from 'react';
import { offerLanguage, type Language } from '../../../shared/i18n/index.ts';

/** The page begins in the language of the text that led here; true as soon as its words are there. */
export function useWorkerLanguage(language: Language | undefined): boolean {
  const [isSpoken, setSpoken] = useState(false);
  useEffect(() => {
    if (language) void offerLanguage(language).finally(() => setSpoken(true));
  }, [language]);
  return isSpoken;
}
