import type { Language } from '#contract/http/vocabulary/language.ts';
import { W9_VERSION, w9Texts } from '../../contract/vocabulary/taxes/w9-texts.ts';

/** SHA-256 of a text, in hex. */
export type Fingerprint = (text: string) => string;

/** The text to sign, with the hash that proves which text was shown (rules.md#tax-forms). */
export function certification(language: Language, fingerprint: Fingerprint) {
  const { opening, statements } = w9Texts(language);
  const sha256 = fingerprint(JSON.stringify([W9_VERSION, language, opening, statements]));
  return { version: W9_VERSION, language, opening, statements: [...statements], sha256 };
}
