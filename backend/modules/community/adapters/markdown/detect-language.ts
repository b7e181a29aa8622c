import { detect } from 'tinyld/light';

/** More than this says nothing that its beginning does not. */
const ENOUGH_TO_TELL = 2000;

/** What a text is written in; its author's language where a word or two do not tell (rules.md#text-language). */
export function detectLanguage(text: string, otherwise: 'en' | 'es'): 'en' | 'es' {
  const found = detect(text.slice(0, ENOUGH_TO_TELL), { only: ['en', 'es'] });
  return found === 'en' || found === 'es' ? found : otherwise;
}
