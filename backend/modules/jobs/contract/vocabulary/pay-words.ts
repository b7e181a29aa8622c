/** The units of pay. */
export const PAY_PERIODS = ['hour', 'day', 'week', 'two_weeks', 'month', 'year', 'project'] as const;
export type PayPeriod = (typeof PAY_PERIODS)[number];

const TWO_WEEKS =
  'two weeks|2 weeks|2 wks|other week|dos semanas|2 semanas|15 dias|quincenas?|fortnight|biweek|pay ?period';
/** Units after "/", "per" or "por". Two weeks come first, because they end in a week. */
const UNITS: readonly [PayPeriod, string][] = [
  ['two_weeks', TWO_WEEKS],
  ['hour', 'hours?|hrs?|h|horas?'],
  ['day', 'days?|dias?|shifts?|turnos?|jornadas?'],
  ['week', 'weeks?|wks?|semanas?'],
  ['month', 'months?|mos?|mths?|mes(?:es)?'],
  ['year', 'years?|yrs?|annum|anos?'],
  ['project', 'projects?|jobs?|piece|contracts?|proyectos?|obras?|trabajos?'],
];
/** Words that name a period without "per". */
const ADVERBS: readonly [PayPeriod, string][] = [
  ['two_weeks', 'bi[- ]?weekly|fortnightly|quincenal(?:es|mente)?'],
  ['hour', 'hourly|p/?h|phr'],
  ['day', 'daily|diari[oa]s?|diariamente'],
  ['week', 'weekly|semanal(?:es|mente)?'],
  ['month', 'monthly|mensual(?:es|mente)?'],
  ['year', 'yearly|annually|annual|anual(?:es|mente)?|p\\.?a\\.?'],
  ['project', 'flat(?: rate)?|lump sum|a destajo|por destajo|total'],
];
const END = String.raw`(?![a-z0-9])`;
const LINK = String.raw`(?:\/|(?:an?|per|por|la|el|al|a la|each|every|every other|cada|for the|por el|por la|x)(?![a-z])|p\/)`;
const SOMETHING_ELSE = new RegExp(String.raw`^ ?(?:\/ ?(?=[a-z])|per (?=[a-z]))`);
/** Words that may separate an amount from its period. */
const FILLER = String.raw`^\+?(?: ?(?:dollars?|bucks|usd|dolares|pesos|doe|d\.o\.e\.?|or more|and up|o mas|gross|net|cash|base|minimum|min|\+))*[ (,]*(?:or |o )?(?=[a-z/])(?:paid |pagados? |pago )?`;

function patterns(words: typeof UNITS, before: string): readonly [PayPeriod, RegExp][] {
  return words.map(([period, unit]) => [period, new RegExp(`^${before}(?:${unit})${END}`)]);
}
const LINKED = patterns(UNITS, String.raw`${LINK} ?(?:full |man[- ]?|\d{1,2}[ -]?(?:hours?|hrs?)[ -])?`);
const UNLINKED = patterns(UNITS.slice(0, -1), '-?');
const ALONE = patterns(ADVERBS, '');

/** A period and how much of the text says it; `period` is null for "per mile" or "/sq ft", which no hours are known of. */
interface SaidPeriod {
  readonly period: PayPeriod | null;
  readonly length: number;
}

/**
 * The period that follows an amount; null if none does. Without a "$" a bare "10 hours" is a length of time and no pay.
 */
export function periodAfter(text: string, isMoney: boolean): SaidPeriod | null {
  const filler = new RegExp(FILLER).exec(text)?.[0] ?? '';
  const rest = text.slice(filler.length);
  // "$25, paid weekly" says how often, not for how long.
  const isFrequency = /(?:paid|pagados?|pago) $/.test(filler);
  const known = [...LINKED, ...(isFrequency ? [] : ALONE), ...(isMoney && !isFrequency ? UNLINKED : [])];
  for (const [period, pattern] of known) {
    const said = pattern.exec(rest)?.[0];
    if (said !== undefined) return { period, length: filler.length + said.length };
  }
  const other = SOMETHING_ELSE.exec(text)?.[0];
  return other === undefined || /^ ?(?:\/ ?)?per diem/.test(text)
    ? null
    : { period: null, length: other.length };
}

const BEFORE: readonly [PayPeriod, RegExp][] = [...ADVERBS, ...UNITS].map(([period, words], at) => {
  const said =
    at < ADVERBS.length ? words : String.raw`(?:per|por|each|every|cada|by the|a la|al) (?:la )?(?:${words})`;
  const between = String.raw`(?: (?:pay|rate|wages?|salary|base|is|of|at|de|range|from|between|entre|starting|desde)){0,3}`;
  return [period, new RegExp(String.raw`(?:^|[^a-z])(?:${said})${between} ?[:=(-]? ?\$? ?$`)];
});

/** The period right before an amount: "hourly rate: $25". */
export function periodBefore(text: string): PayPeriod | null {
  return BEFORE.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

/** A length of time and no pay: "40 hrs/week", "10-hour days", "90 days". */
const LENGTH = new RegExp(
  String.raw`^\+? ?-?(?:hours?|hrs?|h|horas?|days?|dias?|weeks?|wks?|semanas?|months?|mes(?:es)?|years?|yrs?|anos?)${END}` +
    String.raw`(?: (?:days?|shifts?|weeks?))?(?: ?(?:\/|an?|per|each|every|por|cada|a la|al) ?(?:weeks?|wks?|days?|semanas?|dias?|mes|months?)${END})?`,
);

export function lengthOfTime(text: string): string | null {
  return LENGTH.exec(text)?.[0] ?? null;
}

/** Lump sums: they are never paid by the hour or by the year. */
const LUMP =
  'sign(?:ing)?[ -]?(?:on|up)|signing|bonus(?:es)?|bonos?|bonificacion|per ?diem|viaticos?|stipend|allowance|relocation|reimburse[a-z]*|retention|referral|deposit|gas card|tool money|firma';
/** On top of the pay, or later. */
const MORE =
  'raises?|increases?|bumps?|aumentos?|differential|extra|more|mas|premium|adicional(?:es)?|retroactiv[oa]';
const OVERTIME = 'over-?time|ot|time and a half|tiempo extra|horas extras?';
const WORDS = String.raw`(?:[a-z'.-]+ ){0,2}`;
const AFTER_LUMP = new RegExp(String.raw`^[ (]*${WORDS}(?:${LUMP})${END}`);
const AFTER_MORE = new RegExp(String.raw`^[ (]*(?:${MORE})${END}`);
const LATER = String.raw`(?:after|in|within|at|once|en|a los|despues de|tras|al cabo de) (?:the |your |los |first |primeros )*\d+ ?-? ?(?:days?|dias?|weeks?|semanas?|months?|mes(?:es)?|years?|anos?)${END}`;
const AFTER_LATER = new RegExp(String.raw`^[ (]*${LATER}(?![^$\d,;|]{0,12}\$? ?\d)`);
const AFTER_OVERTIME = new RegExp(String.raw`^ ?(?:for |on |de )?(?:${OVERTIME})(?: rate| pay)? ?$`);
const TAIL = String.raw`(?: [a-z'-]+){0,3} ?[:=-]? ?\$? ?$`;
const BEFORE_LUMP = new RegExp(String.raw`(?:^|[^a-z])(?:${LUMP})${TAIL}`);
const BEFORE_MORE = new RegExp(String.raw`(?:^|[^a-z])(?:${MORE}|${OVERTIME}|${LATER})${TAIL}`);
const SMALLEST_PAY = 10;

interface Surroundings {
  /** Up to the amount, from the last sign that ends a thought. */
  readonly before: string;
  /** From the end of amount and period. */
  readonly after: string;
  readonly period: PayPeriod | null;
  readonly dollars: number;
}

/** Sign-on money, per diem, raises, and what comes "in 90 days" are not the pay. */
export function isNotPay({ before, after, period, dollars }: Surroundings): boolean {
  const isRate = period === 'hour' || period === 'year';
  const beside = firstThought(after);
  if (!isRate && (AFTER_LUMP.test(beside) || BEFORE_LUMP.test(before))) return true;
  if (BEFORE_MORE.test(before) || AFTER_LATER.test(after) || AFTER_OVERTIME.test(beside)) return true;
  // "$25/hr, raises every year" is pay; "$2 raise" is none.
  const isLittle = (period !== null && period !== 'hour') || dollars < SMALLEST_PAY;
  return isLittle && AFTER_MORE.test(beside);
}

/** Signs and words that separate the text from the amount before it. */
const ENDS_THOUGHT = /[,;|•()+\n]|\. |(?<![a-z])(?:plus|mas|with|con|and|y)(?![a-z])/;

function firstThought(text: string): string {
  return text.split(ENDS_THOUGHT)[0] ?? text;
}

/** The text directly before an amount, without any separator. */
export function lastThought(text: string): string {
  return text.split(ENDS_THOUGHT).at(-1) ?? text;
}

/** Matches a length of time anywhere: "Day rate: $200", "$200 a night". */
const TIME = new RegExp(
  String.raw`(?<![a-z])(?:(?:half|work|every)?[ -]?days?|daily|dias?|diari[oa]s?|nights?|nightly|noches?|shifts?|turnos?|jornal(?:es)?|jornadas?|weeks?|weekly|wkly|wks?|sem|semanas?|semanal(?:es)?|fortnight(?:ly)?|quincenas?|quincenal(?:es)?|bi-?weekly|semi-?monthly|months?|monthly|mos?|mes(?:es)?|mensual(?:es)?|quarters?|quarterly|years?|yearly|yrs?|anos?|anual(?:es)?|annual(?:ly)?|p\/?[dw]|(?:for|por|x) \d+ ?(?:hours?|hrs?|h|horas?))(?![a-z])`,
);
/** How often, how long, or since when: no pay is for that. */
const NO_TIME = new RegExp(
  String.raw`(?:paid|pagados?|pago) (?:every )?[a-z-]+|\d+ ?-? ?(?:hours?|hrs?|h|horas?) ?(?:\/|an?|per|each|every|por|a la|al) ?[a-z]+|\d+ ?-?(?:days?|dias?) ?(?:\/|an?|per|each|every|por|a la|al|-) ?[a-z]+|${LATER}|\d+[- ]?(?:years?|yrs?|anos?)`,
  'g',
);

/** True if a time next to the amount may be about the pay. */
export function saysTime(text: string): boolean {
  return TIME.test(text.replaceAll(NO_TIME, ' '));
}
