import { detect } from 'tinyld/light';
import type { Language } from '#contract/http/vocabulary/language.ts';

/** The beginning of a text is enough to detect its language. */
const ENOUGH_TO_TELL = 2000;

/** Detects a text's language; a text too short to tell gets its author's (rules.md#text-language). */
export function detectLanguage(text: string, otherwise: Language): Language {
  const found = detect(text.slice(0, ENOUGH_TO_TELL), { only: ['en', 'es'] });
  return found === 'en' || found === 'es' ? found : otherwise;
}
