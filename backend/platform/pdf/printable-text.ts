import { canPrint } from './font-files.ts';
import { hasCharacter } from './font-bytes.ts';
import { isUnseen, withoutMarks } from './plain-characters.ts';

/** "👷🏽" is one character for the person who typed it, and so is a Hindi syllable. */
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * The first character, as a reader sees it, that our documents cannot print: pictographs, and scripts that
 * run from right to left or join their letters. Null if all can be printed.
 */
export function firstUnprintable(text: string): string | null {
  for (const { segment } of graphemes.segment(text.normalize('NFC'))) {
    for (const character of segment) if (!isPrintable(character)) return segment;
  }
  return null;
}

/**
 * The typed text, or the alternative if documents cannot print one of its characters (rules.md#latin-names).
 */
export function printableOr(typed: string, otherwise: string): string {
  return firstUnprintable(typed) === null ? typed : otherwise;
}

function isPrintable(character: string): boolean {
  if (/\s/u.test(character) || isUnseen(character)) return true;
  if (isKnown(character)) return true;
  const plain = withoutMarks(character);
  return plain !== '' ? [...plain].every(isKnown) : /\p{M}/u.test(character);
}

/** Checks all faces, because the printing face is not known here. */
function isKnown(character: string): boolean {
  const codePoint = character.codePointAt(0) ?? 0;
  return canPrint(codePoint, hasCharacter);
}
