const ALPHABET = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?' +
    '¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
/** Two places each. */
const EXTENSION = new Set('^{}\\[~]|€');
const TYPOGRAPHY: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '«': '"',
  '»': '"',
  '–': '-',
  '—': '-',
  '…': '...',
  '\u00a0': ' ',
};

/**
 * The same words in the alphabet of text messages (GSM 03.38), where a part holds 153 characters instead of 67: accents
 * and typographic quotes that it lacks are left out (ó is o; é and ñ are in it). Words that need another alphabet, such as
 * a name in Cyrillic, stay as they are.
 */
export function gsmText(words: string): string {
  const simple = [...words.normalize('NFC')].map(simplest).join('');
  return isGsm(simple) ? simple : words;
}

/** The limit for our own texts. */
export const MOST_PARTS = 2;

/** With all its accents, and without typographic signs. */
export function typedText(words: string): string {
  return [...words.normalize('NFC')].map((character) => TYPOGRAPHY[character] ?? character).join('');
}

/** A text as it goes out: with all its accents where two parts hold it, else in the alphabet of text messages. */
export function outgoingText(words: string): string {
  const plain = typedText(words);
  return textParts(plain) <= MOST_PARTS ? plain : gsmText(plain);
}

/** How many parts a text goes out in. */
export function textParts(words: string): number {
  const [alone, each] = isGsm(words) ? [160, 153] : [70, 67];
  const length = isGsm(words)
    ? [...words].reduce((sum, character) => sum + (EXTENSION.has(character) ? 2 : 1), 0)
    : words.length;
  return length <= alone ? 1 : Math.ceil(length / each);
}

function isGsm(words: string): boolean {
  return [...words].every((character) => ALPHABET.has(character) || EXTENSION.has(character));
}

function simplest(character: string): string {
  if (isGsm(character)) return character;
  return TYPOGRAPHY[character] ?? character.normalize('NFD').replaceAll(/\p{M}/gu, '');
}
