import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import type { Language } from '#contract/identity/vocabulary/language.ts';
import { offerLanguage } from './offer-language.ts';

/** On the server: hears in which language the person behind a link was written to, and draws the page anew where that is another. */
export const OfferedOnServer = createContext<((language: Language) => void) | null>(null);

/** The page begins in the language of the text or email that led here; true as soon as its words are there. */
export function useOfferedLanguage(language: Language | undefined): boolean {
  const isDrawn = !useSyncExternalStore(never, onDevice, onServer);
  const hear = useContext(OfferedOnServer);
  if (import.meta.env.SSR && language) hear?.(language);
  // What the server has drawn is spoken already.
  const [isSpoken, setSpoken] = useState(isDrawn && language !== undefined);
  useEffect(() => {
    if (language) void offerLanguage(language).finally(() => setSpoken(true));
  }, [language]);
  return isSpoken;
}

const never = (): (() => void) => () => undefined;
const onDevice = (): boolean => true;
const onServer = (): boolean => false;
