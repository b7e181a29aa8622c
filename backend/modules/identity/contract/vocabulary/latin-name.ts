/** Letters that none of our fonts has, with their marks: whole scripts, and rare Han. Digits and the stretch of Arabic count as shared. */
const UNPRINTED_LETTERS =
  /(?:[\u0640\u0660-\u0669\u{20000}-\u{3FFFF}]|(?![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\p{Script=Hangul}\p{Script=Common}\p{Script=Inherited}])[\p{L}\p{M}\p{N}]\p{M}*)+/u;
/** The characters in passports worldwide that the fonts of our papers have. */
const LATIN_NAME = /^[A-Za-zÀ-ÖØ-öø-žƏƠơƯưǍ-ǜȘ-țə\u1E00-\u1E9B\u1E9E-\u1EF9\d '’‘ʻʼ.,()/;-]*$/u;
const LATIN_LETTER = /\p{Script=Latin}/u;
export const LONGEST_NAME = 120;

/**
 * The first run of letters that none of our papers can print; null if all can be printed (rules.md#latin-names).
 * Forms can check it without the fonts.
 */
export function unprintedLetters(text: string): string | null {
  return UNPRINTED_LETTERS.exec(text.normalize('NFC'))?.[0] ?? null;
}

export function isLatinName(name: string): boolean {
  return LATIN_NAME.test(name.normalize('NFC')) && LATIN_LETTER.test(name);
}

/** Someone's name as they write it, and in Latin letters where they have said so. */
interface NameInBoth {
  readonly name: string;
  readonly latinName: string | null;
}

const formKnows = (name: string): boolean => unprintedLetters(name) === null;

/**
 * A name as printed on papers: in Latin letters if given, followed by the original if the fonts have it. A
 * name that cannot be printed is returned as it is.
 */
export function printedName(
  { name, latinName }: NameInBoth,
  canPrint: (name: string) => boolean = formKnows,
): string {
  if (latinName === null || isLatinName(name) || latinName === name) return name;
  const both = `${latinName} (${name})`;
  return canPrint(name) && both.length <= LONGEST_NAME ? both : latinName;
}
