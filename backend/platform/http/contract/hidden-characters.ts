/** Within a word of Persian or an emoji of several: scripts and emoji cannot do without (U+200C, U+200D). */
const JOINERS =
  /(?<=[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200c\u200d](?=[\p{L}\p{Extended_Pictographic}])/gu;
/** Whether a sign is shown as a picture. */
const PRESENTATION = /(?<=\p{Emoji})[\ufe0e\ufe0f]/gu;
/** Controls, line ends, what turns the direction or takes no room, and the pattern of Braille without a dot. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Whether a name holds what nobody sees: two names that look alike would be two (rules.md#hidden-characters). */
export function hasHiddenCharacters(name: string): boolean {
  return HIDDEN.test(name.replaceAll(JOINERS, '').replaceAll(PRESENTATION, ''));
}

/** Also marks on the character before, such as the frame of a keycap. */
const NOT_OF_NUMBERS = /[\p{Cf}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/gu;
const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
/** As designers part the groups of a number. */
const MIDDLE_DOTS = /[·•∙⋅・]/gu;

/** A number as it is seen: what nobody sees comes along when it is copied from a document (rules.md#phone-format). */
export function visibleNumber(typed: string): string {
  return typed.replaceAll(CONTROLS, ' ').replaceAll(MIDDLE_DOTS, '.').replaceAll(NOT_OF_NUMBERS, '').trim();
}

/** Whether a text has characters that control a device, or end a line. */
export function hasControls(text: string): boolean {
  return /[\p{Cc}\p{Zl}\p{Zp}]/u.test(text);
}

/** Takes no room, or only that of a space. */
const UNSEEN = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]$/u;

/** Without spaces and what nobody sees at either end: they are copied along from a message, a page or a PDF (rules.md#hidden-ends). */
export function withoutHiddenEnds(text: string): string {
  const characters = [...text];
  const isSeen = (character: string) => !UNSEEN.test(character);
  return characters
    .slice(Math.max(0, characters.findIndex(isSeen)), characters.findLastIndex(isSeen) + 1)
    .join('');
}
