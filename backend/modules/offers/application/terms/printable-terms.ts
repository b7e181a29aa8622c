import { DomainError } from '#kernel/domain-error.ts';
import type { UnprintableCharacter } from '../ports.ts';

/**
 * A letter never prints "?" for user text: a character that it cannot print is refused by name on input
 * (rules.md#every-name). `fields` are texts by the path of their field. @throws DomainError
 * `offers.unprintable` (invalid).
 */
export function assertPrintable(
  fields: Readonly<Record<string, string | null>>,
  unprintable: UnprintableCharacter,
): void {
  for (const [path, text] of Object.entries(fields)) {
    const character = text === null ? null : unprintable(text);
    if (character === null) continue;
    throw new DomainError(
      'offers.unprintable',
      'invalid',
      `We can't print this character in a letter: ${character}`,
      { path },
    );
  }
}

const LETTERS = /[\p{L}\p{M}\p{N}]+/gu;

/**
 * Signatures may use any script, and they are stored as typed. The document prints the letter's name instead
 * of letters that it cannot print (rules.md#latin-names). @throws DomainError `offers.unprintable` (invalid)
 * for pictures.
 */
export function assertSignature(signature: string | null, unprintable: UnprintableCharacter): void {
  assertPrintable({ signature: signature && signature.replaceAll(LETTERS, '') }, unprintable);
}
