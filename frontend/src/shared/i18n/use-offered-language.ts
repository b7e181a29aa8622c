import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import type { Language } from '#contract/http/vocabulary/language.ts';
import { offerLanguage } from './offer-language.ts';

/** On the server, receives the language of the message behind a link, and renders the page again if it differs. */
export const OfferedOnServer = createContext<((language: Language) => void) | null>(null);

/** Starts the page in the language of the text or email to it. Returns true once its texts are loaded. */
export function useOfferedLanguage(language: Language | undefined): boolean {
  const isDrawn = !useSyncExternalStore(never, onDevice, onServer);
  const hear = useContext(OfferedOnServer);
  if (import.meta.env.SSR && language) hear?.(language);
  // A page that the server drew is already in that language.
  const [isSpoken, setSpoken] = useState(isDrawn && language !== undefined);
  useEffect(() => {
    if (language) void offerLanguage(language).finally(() => setSpoken(true));
  }, [language]);
  return isSpoken;
}

const never = (): (() => void) => () => undefined;
const onDevice = (): boolean => true;
const onServer = (): boolean => false;
