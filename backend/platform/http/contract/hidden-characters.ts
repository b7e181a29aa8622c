/** Scripts whose letters never join: in them, U+200C and U+200D change nothing that a reader sees. */
const UNJOINED = String.raw`\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}`;
/** Within a Persian or Hindi word or a combined emoji: scripts and emoji need these (U+200C, U+200D). */
const JOINERS = new RegExp(
  String.raw`(?<=[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])(?<![${UNJOINED}]\p{M}*)[\u200c\u200d](?=[\p{L}\p{Extended_Pictographic}])(?![${UNJOINED}])`,
  'gu',
);
/** Determines whether a character appears as a picture, also in a keycap such as 1️⃣. */
const PRESENTATION = /(?<=\p{Extended_Pictographic})[\ufe0e\ufe0f]|(?<=[\d#*])\ufe0f(?=\u20e3)/gu;
/**
 * Controls, line ends, characters that change the direction or have no width, and the Braille pattern without
 * dots.
 */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;

/**
 * Whether a name contains invisible characters: two names that look alike would differ
 * (rules.md#hidden-characters).
 */
export function hasHiddenCharacters(name: string): boolean {
  return HIDDEN.test(name.replaceAll(JOINERS, '').replaceAll(PRESENTATION, ''));
}

/** Includes marks on the character before, such as the frame of a keycap. */
const NOT_OF_NUMBERS = /[\p{Cf}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/gu;
const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
/** Designers separate the groups of a number with these. */
const MIDDLE_DOTS = /[·•∙⋅・]/gu;

/**
 * The visible characters of a number. Numbers copied from a document contain invisible ones
 * (rules.md#phone-format).
 */
export function visibleNumber(typed: string): string {
  return typed.replaceAll(CONTROLS, ' ').replaceAll(MIDDLE_DOTS, '.').replaceAll(NOT_OF_NUMBERS, '').trim();
}

/** Whether a text contains characters that control a device or end a line. */
export function hasControls(text: string): boolean {
  return /[\p{Cc}\p{Zl}\p{Zp}]/u.test(text);
}

/** Has no width, or only that of a space. */
const UNSEEN = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]$/u;

/**
 * Removes spaces and invisible characters at both ends: text copied from a message, a page, or a PDF contains
 * them (rules.md#hidden-ends).
 */
export function withoutHiddenEnds(text: string): string {
  const characters = [...text];
  const isSeen = (character: string) => !UNSEEN.test(character);
  return characters
    .slice(Math.max(0, characters.findIndex(isSeen)), characters.findLastIndex(isSeen) + 1)
    .join('');
}
