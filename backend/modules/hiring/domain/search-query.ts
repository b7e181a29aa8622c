import { hourlyCents, parsePayRate } from './pay-rate.ts';
import { takeSchedule, type ScheduleKind } from './schedule-words.ts';
import { wordsOf } from './typed-words.ts';

/** What a typed sentence asks for. */
export interface SearchQuery {
  /** Folded, in the order typed: whatever could not be read as something else, places included. */
  readonly words: readonly string[];
  /** Cents an hour at least (decision 80). */
  readonly minPayCents: number | null;
  readonly schedule: ScheduleKind | null;
}

const AMOUNT = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?|\d{1,6}(?:\.\d{1,2})?`;
const PERIOD_WORDS =
  'hours?|hr|hrs|hourly|h|day|daily|week|weekly|month|monthly|year|yearly|annual|annually|' +
  'horas?|dia|diario|diarios|semana|semanal|semanales|mes|mensual|mensuales|ano|anual|anuales';
const PERIOD = String.raw`\s*(?:\/|an?\b|per\b|por\b|la\b|al\b|cada\b|x\b)?\s*(?:la\s+)?(?:${PERIOD_WORDS})(?![\p{L}\p{N}])`;
const MORE = String.raw`(?:\s*\+|\s*(?:or more|and up|o mas|minimum|min)\b)?`;
const DOLLARS = String.raw`(?:\s*(?:dollars?|bucks|usd|dolares?|pesos)(?![\p{L}\p{N}]))?`;
const RANGE_END = String.raw`(?:\s*(?:-|–|to|a)\s*\$?\s*(?:${AMOUNT})\s*k?(?![\p{L}\p{N}]))?`;
const START = String.raw`(?<![\p{L}\p{N}.,$])`;

/** "$25", "$25/hr", "$60k a year"; and without the sign where a period follows: "25/hr", "25 an hour", "25 la hora". */
const SPOKEN_PAY: readonly RegExp[] = [
  new RegExp(
    String.raw`${START}\$\s*(?:${AMOUNT})\s*k?(?!\d)${RANGE_END}${DOLLARS}${MORE}(?:${PERIOD})?${MORE}`,
    'u',
  ),
  new RegExp(String.raw`${START}(?:${AMOUNT})\s*k?${RANGE_END}${DOLLARS}${MORE}${PERIOD}${MORE}`, 'u'),
  new RegExp(String.raw`${START}(?:${AMOUNT})\s*(?:dollars|bucks|dolares)(?![\p{L}\p{N}])${MORE}`, 'u'),
];

/** Reads pay and schedule out of what somebody typed; what it cannot read stays words. */
export function readSearch(typed: string): SearchQuery {
  const spoken = typed.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const { cents, rest } = takePay(spoken);
  const { kind, rest: words } = takeSchedule(wordsOf(rest).join(' '));
  return { words: wordsOf(words), minPayCents: cents, schedule: kind };
}

function takePay(text: string): { cents: number | null; rest: string } {
  for (const pattern of SPOKEN_PAY) {
    const match = pattern.exec(text);
    const pay = match && parsePayRate(match[0].replace(/\/\s*h$/, '/hour'));
    const cents = pay && hourlyCents(pay);
    if (match && cents !== null) return { cents, rest: text.replace(match[0], ' ') };
  }
  return { cents: null, rest: text };
}
