import { canPrint } from './font-files.ts';
import { hasCharacter } from './font-bytes.ts';
import { isUnseen, withoutMarks } from './plain-characters.ts';

/** "👷🏽" is one character to whoever typed it, and so is a Hindi syllable. */
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * The first character, as a reader sees it, that no document of ours can print: signs that are pictures, and scripts that are
 * written from the right or whose letters join. Null where all can be printed.
 */
export function firstUnprintable(text: string): string | null {
  for (const { segment } of graphemes.segment(text.normalize('NFC'))) {
    for (const character of segment) if (!isPrintable(character)) return segment;
  }
  return null;
}

/** What was typed, or something else where it has a character that no document can print (rules.md#latin-names). */
export function printableOr(typed: string, otherwise: string): string {
  return firstUnprintable(typed) === null ? typed : otherwise;
}

function isPrintable(character: string): boolean {
  if (/\s/u.test(character) || isUnseen(character)) return true;
  if (isKnown(character)) return true;
  const plain = withoutMarks(character);
  return plain !== '' ? [...plain].every(isKnown) : /\p{M}/u.test(character);
}

/** In all faces: nobody knows which one prints it. */
function isKnown(character: string): boolean {
  const codePoint = character.codePointAt(0) ?? 0;
  return canPrint(codePoint, hasCharacter);
}
