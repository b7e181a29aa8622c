import {
  isNotPay,
  lastThought,
  lengthOfTime,
  periodAfter,
  periodBefore,
  type PayPeriod,
} from './pay-words.ts';
import { plainText, writtenNumbers, type WrittenNumber } from '#contract/http/vocabulary/written-numbers.ts';

/** An amount as it is written. `low` is null if the number or its purpose is unclear. */
export interface WrittenAmount {
  readonly low: number | null;
  readonly high: number;
  /** The period next to the amount. */
  readonly period: PayPeriod | null;
  readonly isMoney: boolean;
  /** All of the text but amounts with their periods. */
  readonly beside: string;
}

/** A number that may be an amount. */
interface Figure {
  readonly start: number;
  /** After its "k" or "$". */
  readonly end: number;
  /** After its period. */
  readonly said: number;
  readonly value: number | null;
  readonly isThousands: boolean;
  readonly isMoney: boolean;
  readonly period: PayPeriod | null;
}

const NEVER = /(?:^|[^\d])\d+[:/]\d|[a-z#@:]$|\de[+-]$|\d ?x ?$/;
const THOUSANDS = /^ ?(?:k(?![a-z0-9])|(?:thousand|mil|grand)(?![a-z]))/;
const MILLIONS = /^ ?(?:m|mm|million|millones|millon|billion|b)(?![a-z])/;
/** "7am", "3.5%", "2nd", "10' ladder", "4x10", "4/10s", "7:30", "5 stars". */
const NO_AMOUNT =
  /^(?: ?%| ?(?:am|pm|a\.m\.|p\.m\.)(?![a-z])|:\d|['"]|(?:st|nd|rd|th|er|do|ra|ro|mo|to)(?![a-z])|s(?![a-z])| ?x ?\d|[a-z]{0,2}\d|e[+-]\d|\/\d)/;
/** Pay by the mile: "60 cents per mile", "CPM 0.65". */
const CENTS = /^ ?(?:¢|(?:cents?|centavos?|cpm)(?![a-z]))/;
const AFTER_CPM = /(?:^|[^a-z])cpm ?[:=]? ?\$? ?$/;
const RETIREMENT = /^40[13]$/;
const FRACTION = /^ ?[¼½¾⅓⅔⅛]/;
const PHONE = /(?<![\d$.,])\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}(?!\d)/g;
const FOREIGN = /[€£¥]/;
/** "-$25" is no pay; "$25-30" and "pay - $25" are. */
const MINUS = /(?:^|[ ($])-(?: ?\$)?$/;

/** Every amount that may be the pay, in its order; what is known to be something else is left out. */
export function writtenAmounts(text: string): readonly WrittenAmount[] {
  const plain = plainText(text).replaceAll(PHONE, ' ');
  const figures = figuresOf(plain);
  const beside = withoutFigures(plain, figures);
  const amounts: WrittenAmount[] = [];
  let from = 0;
  for (let at = 0; at < figures.length; at += 1) {
    const first = figures[at];
    if (!first) break;
    const next = figures[at + 1];
    const isRange = next !== undefined && areRange(plain, first, next);
    const last = isRange ? next : first;
    if (isRange) at += 1;
    const amount = amountOf(plain, first, last, from, beside);
    if (amount) amounts.push(amount);
    from = last.said;
  }
  return amounts;
}

function figuresOf(plain: string): Figure[] {
  const figures: Figure[] = [];
  let from = 0;
  for (const number of writtenNumbers(plain)) {
    if (number.start < from) continue;
    const isMoney = / ?\$ ?$/.test(plain.slice(from, number.start));
    const time = isMoney ? null : lengthAt(plain, number);
    if (time !== null) {
      // In "40-50 hours", the first number is a length, too.
      const before = figures.at(-1);
      if (before && !before.isMoney && / ?(?:-|to|a) ?$/.test(plain.slice(before.end, number.start)))
        figures.pop();
      from = number.end + time;
      continue;
    }
    const figure = figureOf(plain, number, isMoney);
    from = figure?.said ?? number.end;
    if (figure) figures.push(figure);
  }
  return figures;
}

function lengthAt(plain: string, { start, end, value }: WrittenNumber): number | null {
  const time = lengthOfTime(plain.slice(end));
  const isShort = value === null || (value <= 200 && Number.isInteger(value * 2));
  // "25 hr" and nothing more is meant as pay.
  const isRangeEnd =
    /\$ ?[\d.,]+ ?(?:-|to|a) ?$/.test(plain.slice(0, start)) && /^ ?(?:hr|hour|hora)$/.test(time ?? '');
  if (isRangeEnd) return null;
  const isAll = plain.trim().length === end + (time?.length ?? 0) && /^ (?:hr|hour|hora)$/.test(time ?? '');
  return time !== null && isShort && !(isAll && /^\d+(?:[.,]\d{1,2})? /.test(plain)) ? time.length : null;
}

function figureOf(plain: string, number: WrittenNumber, signed: boolean): Figure | null {
  const before = plain.slice(0, number.start);
  const after = plain.slice(number.end);
  const isRetirement = RETIREMENT.test(plain.slice(number.start, number.end)) && /^ ?\(?[kb]/.test(after);
  if (!signed && (isRetirement || NO_AMOUNT.test(after) || NEVER.test(before))) return null;
  const thousands = THOUSANDS.exec(after)?.[0] ?? '';
  const sign = signed ? '' : (/^ ?\$(?! ?\d)/.exec(after.slice(thousands.length))?.[0] ?? '');
  const end = number.end + thousands.length + sign.length;
  const isMoney = signed || sign !== '';
  const said = periodAfter(plain.slice(end), isMoney || isBareHour(plain, number));
  const isRefused =
    said?.period === null ||
    MILLIONS.test(after) ||
    FRACTION.test(after) ||
    CENTS.test(after) ||
    AFTER_CPM.test(before) ||
    FOREIGN.test(before.slice(-2) + after.slice(0, 2)) ||
    (MINUS.test(before) && !/\d[^ ]* ?-/.test(before)) ||
    (signed && ((said === null && /^\/ ?\d/.test(after)) || /^e[+-]?\d/.test(after))) ||
    (!signed && /\d $/.test(before)) ||
    isFollowed(plain.slice(end));
  return {
    start: number.start,
    end,
    said: end + (said?.length ?? 0),
    value: isRefused || number.value === null ? null : number.value * (thousands ? 1000 : 1),
    isThousands: thousands !== '',
    isMoney,
    period: said?.period ?? null,
  };
}

function isBareHour(plain: string, { start }: WrittenNumber): boolean {
  return start === 0 && /^\d+(?:[.,]\d{1,2})? (?:hr|hour|hora)$/.test(plain);
}

/** "65 00": two numbers with nothing between them are an unclear one, unless the second is no amount. */
function isFollowed(after: string): boolean {
  const number = /^ \d[\d.,']*/.exec(after)?.[0];
  if (number === undefined) return false;
  const rest = after.slice(number.length);
  return lengthOfTime(rest) === null && !NO_AMOUNT.test(rest);
}

/** "$25-30", "$25/hr to $30/hr", "between 25 and 30", "de $25 a $30". */
function areRange(plain: string, first: Figure, next: Figure): boolean {
  const between = plain.slice(first.said, next.start).replace(/\$ ?$/, '').trim();
  const isSamePeriod = first.period === null || next.period === null || first.period === next.period;
  if (!isSamePeriod) return false;
  if (/^\+?(?:-|to|a|hasta|up to|thru|through)$/.test(between)) return true;
  if (/^(?:or|o|\/)$/.test(between)) return first.isMoney && next.isMoney;
  return /^(?:and|y)$/.test(between) && /(?:between|entre) ?\$? ?$/.test(plain.slice(0, first.start));
}

function withoutFigures(plain: string, figures: readonly Figure[]): string {
  const starts = [...figures.map(({ start }) => start), plain.length];
  return starts.map((start, at) => plain.slice(figures[at - 1]?.said ?? 0, start)).join(' ');
}

function amountOf(
  plain: string,
  first: Figure,
  last: Figure,
  from: number,
  beside: string,
): WrittenAmount | null {
  const before = lastThought(plain.slice(from, first.start));
  const after = plain.slice(last.said);
  const period = last.period ?? first.period ?? periodBefore(before);
  const [one, other] = inSameUnit(first, last);
  if (isNotPay({ before, after, period, dollars: one ?? 0 })) return null;
  const isMoney = first.isMoney || last.isMoney;
  if (one === null || other === null) return { low: null, high: 0, period, isMoney, beside };
  return { low: Math.min(one, other), high: Math.max(one, other), period, isMoney, beside };
}

/** "60-70k" are thousands both. */
function inSameUnit(first: Figure, last: Figure): readonly [number | null, number | null] {
  const { value: one } = first;
  const { value: other } = last;
  if (one === null || other === null || first.isThousands === last.isThousands) return [one, other];
  if (last.isThousands) return one * 1000 <= other ? [one * 1000, other] : [one, other];
  return other * 1000 >= one ? [one, other * 1000] : [one, other];
}
