import { createHash } from 'node:crypto';
import type { Language } from '#contract/http/vocabulary/language.ts';
import {
  agreedText,
  type HashedText,
  type VersionedSections,
} from '#contract/http/vocabulary/agreed-text.ts';

/** A text that is agreed to, in both languages, each with its hash. */
export function hashedTexts(words: VersionedSections): Readonly<Record<Language, HashedText>> {
  const hashed = (language: Language): HashedText => {
    const text = agreedText(words, language);
    return { ...text, sha256: createHash('sha256').update(text.text, 'utf8').digest('hex') };
  };
  return { en: hashed('en'), es: hashed('es') };
}
