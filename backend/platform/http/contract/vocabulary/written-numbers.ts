/**
 * Normalizes letters, widths, spaces, dashes, and apostrophes, so that the same text always reads the same.
 */
export function plainText(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\p{M}\u00AD\u200B-\u200D\u2060\uFEFF]/gu, '')
    .replaceAll(/[\uFF01-\uFF5E]/gu, (wide) => String.fromCodePoint((wide.codePointAt(0) ?? 0) - 0xfe_e0))
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/[’‘`´ʼ′]/gu, "'")
    .replaceAll(/[‐-―−]/gu, '-')
    .toLowerCase()
    .replaceAll(/(?:\bus|＄)? ?\$|＄|\busd ?(?=\d)/gu, ' $')
    .trim();
}

/** A number in a text, from `start` to `end`. `value` is null if the number is ambiguous. */
export interface WrittenNumber {
  readonly start: number;
  readonly end: number;
  readonly value: number | null;
}

/** Groups of three after a space, or digits with possible group separators: read completely or not at all. */
const RUN = /\d{1,3}(?: \d{3})+(?!\d)(?:[.,]\d{1,2}(?![\d.,']))?|\d(?:[\d.,']*\d)?/g;
/** One sign between the thousands, a different one before the cents. */
const WHOLE =
  /^(?<whole>\d{1,9}|[1-9]\d{0,2}(?:(?<sign>[,.' ])\d{3})(?:\k<sign>\d{3})*)(?:(?<point>[.,])(?<cents>\d{1,2}))?$/;
const TOUCHES =
  /^(?:[.,']\d|[^\p{L}\p{N}\s$/()+%#&;|"*-]\d{3}(?!\d| ?%)|[.,'] 000(?!\d)| [.,']0{2,3}(?!\d))/u;
/** Continues what came before: ".75", "$25 .50". */
const CONTINUES = /(?:\d[.,']?|(?<!\d)[.,])$/;
const OTHER_DIGITS = /[^\P{Nd}0-9]/u;

/** The numbers of a text in order; `text` comes from `plainText`. */
export function writtenNumbers(text: string): readonly WrittenNumber[] {
  const isForeign = OTHER_DIGITS.test(text);
  return [...text.matchAll(RUN)].map(({ 0: run, index }) => {
    const end = index + run.length;
    const isWhole = !isForeign && !TOUCHES.test(text.slice(end)) && !CONTINUES.test(text.slice(0, index));
    return { start: index, end, value: isWhole ? numberOf(run) : null };
  });
}

/** The cents of a text that contains only one amount; null for anything else. */
export function bareAmountCents(text: string): number | null {
  const plain = plainText(text).replace(/^\$ ?| ?\$$/, '');
  const [number, ...others] = writtenNumbers(plain);
  const isAll = number?.start === 0 && number.end === plain.length && others.length === 0;
  return isAll && number.value !== null ? Math.round(number.value * 100) : null;
}

function numberOf(run: string): number | null {
  const { whole, sign, point, cents = '' } = WHOLE.exec(run)?.groups ?? {};
  if (whole === undefined || (point !== undefined && point === sign)) return null;
  return Number(`${whole.replaceAll(/\D/g, '')}.${cents}`);
}
