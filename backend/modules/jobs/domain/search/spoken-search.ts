import { joinInitials } from '../../contract/vocabulary/initials.ts';
import { hourlyCents, parsePayRate } from '../../contract/vocabulary/pay-rate.ts';
import { plainText, writtenNumbers } from '#contract/http/vocabulary/written-numbers.ts';
import { takeSchedule, type ScheduleKind } from './schedule-words.ts';
import { wordsOf } from './typed-words.ts';

/** The content of a typed sentence. */
export interface SpokenSearch {
  /** Folded, in the order typed: all words with no other meaning, including places. */
  readonly words: readonly string[];
  /** Cents an hour at least (rules.md#hourly-pay). */
  readonly minPayCents: number | null;
  /** Cents at least. */
  readonly minBonusCents: number | null;
  readonly schedule: ScheduleKind | null;
}

const AMOUNT = String.raw`\d{1,3}(?:[,.' ]\d{3})+(?!\d)(?:[.,]\d{1,2})?|\d{1,6}(?:[.,]\d{1,2})?`;
const PERIOD_WORDS =
  'hours?|hr|hrs|hourly|h|day|daily|week|wk|weekly|two weeks|other week|bi-?weekly|month|mo|monthly|year|yr|yearly|annual|annually|' +
  'horas?|dia|diario|diarios|semana|semanal|semanales|dos semanas|quincena|quincenal|quincenales|mes|mensual|mensuales|ano|anual|anuales';
const PERIOD = String.raw`\s*(?:\/|an?\b|per\b|every\b|por\b|la\b|al\b|cada\b|x\b)?\s*(?:la\s+)?(?:${PERIOD_WORDS})(?![\p{L}\p{N}])`;
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
  // "60k" is what someone earns in a year; "401k" is not.
  new RegExp(String.raw`${START}(?:[2-9]\d|[12]\d\d)\s*k(?![\p{L}\p{N}])${MORE}`, 'u'),
];

const BONUS = '(?:bonus|bonuses|bono|bonos|bonificacion)';
const BONUS_AMOUNT = String.raw`\$?\s*(${AMOUNT})(?![\d.,]*\d|\s*k)`;
/** "bonus 500", "$1,000 bonus", "bono de 250". */
const SPOKEN_BONUS: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])${BONUS}\s*(?:of|over|de|mas de)?\s*${BONUS_AMOUNT}${DOLLARS}${MORE}`,
    'u',
  ),
  new RegExp(
    String.raw`${START}${BONUS_AMOUNT}${DOLLARS}${MORE}\s*(?:or more\s+)?(?:of\s+|de\s+)?(?:referral\s+)?${BONUS}(?![\p{L}\p{N}])`,
    'u',
  ),
];

/** Words next to an amount without any further meaning. */
const PAY_WORDS =
  /(?<![\p{L}\p{N}])(?:pay(?:ing|s)?|paid|wages?|salary|pag(?:o|a|an|ado)|sueldo|salario|at least|al menos|more than|mas de|over|minimum|minimo)(?![\p{L}\p{N}])/gu;
const NEAR_ME =
  /(?<![\p{L}\p{N}])(?:near|around|close to|cerca)\s+(?:de\s+)?(?:me|here|mi|mio|aqui)(?![\p{L}\p{N}])/gu;

const NOTHING: SpokenSearch = { words: [], minPayCents: null, minBonusCents: null, schedule: null };

/** Reads pay and schedule out of what someone typed; what it cannot read stays words. */
export function readSpokenSearch(typed: string): SpokenSearch {
  if (typed === '') return NOTHING;
  const spoken = plainText(typed);
  const bonus = takeBonus(spoken);
  const { cents, rest } = takePay(bonus.rest);
  const said = cents === null ? rest : rest.replaceAll(PAY_WORDS, ' ');
  const { kind, rest: words } = takeSchedule(wordsOf(plainly(said)).join(' '));
  return { words: wordsOf(words), minPayCents: cents, minBonusCents: bonus.cents, schedule: kind };
}

/** The plain words: "near me" names no known place, and signs between words are words. */
function plainly(text: string): string {
  return joinInitials(text.replaceAll(NEAR_ME, ' '))
    .replaceAll(/(?<=\p{L}{3})\s*\/\s*(?=\p{L}{3})/gu, ' or ')
    .replaceAll(/(?<!\p{L})(osha)(\d+)/gu, '$1 $2');
}

function takeBonus(text: string): { cents: number | null; rest: string } {
  for (const pattern of SPOKEN_BONUS) {
    const match = pattern.exec(text);
    const dollars = writtenNumbers(match?.[1] ?? '')[0]?.value ?? 0;
    if (match && dollars > 0) return { cents: Math.round(dollars * 100), rest: text.replace(match[0], ' ') };
  }
  return { cents: null, rest: text };
}

function takePay(text: string): { cents: number | null; rest: string } {
  for (const pattern of SPOKEN_PAY) {
    const match = pattern.exec(text);
    const pay = match && parsePayRate(match[0]);
    const cents = pay && hourlyCents(pay);
    if (match && cents !== null) return { cents, rest: text.replace(match[0], ' ') };
  }
  return { cents: null, rest: text };
}
