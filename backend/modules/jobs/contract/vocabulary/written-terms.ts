import type { Language } from '#contract/http/vocabulary/language.ts';
import type { PayPeriod } from './pay-words.ts';

/** The first word of each list is the one that we write. */
const PERIODS: Readonly<Record<PayPeriod, Readonly<Record<Language, readonly string[]>>>> = {
  hour: { en: ['hour', 'hr'], es: ['hora'] },
  day: { en: ['day'], es: ['día', 'dia'] },
  week: { en: ['week'], es: ['semana'] },
  two_weeks: { en: ['two weeks'], es: ['dos semanas', 'quincena'] },
  month: { en: ['month'], es: ['mes'] },
  year: { en: ['year'], es: ['año'] },
  project: { en: ['project'], es: ['proyecto'] },
};

/** An amount or a range, then "/", "an", "per", "por", or "al", then the period. */
const PAY =
  /^(\$?[\d.,]+k?(?: ?[-–] ?\$?[\d.,]+k?)?)( ?\/ ?| (?:a la|al|la|an?|per|por) )(\p{L}+(?: \p{L}+)?)$/iu;

/**
 * Pay as a reader of this language reads it: "$25-29 an hour" is "$25-29/hora" in Spanish. Pay with any other
 * words stays as it was written (rules.md#written-terms).
 */
export function writtenPay(text: string, language: Language): string {
  const [, amount, link = '', said = ''] = PAY.exec(text.trim()) ?? [];
  const words = Object.values(PERIODS).find((names) =>
    [...names.en, ...names.es].includes(said.toLowerCase()),
  );
  if (amount === undefined || !words) return text;
  const isOwn = words[language].includes(said.toLowerCase());
  return isOwn && !link.includes('/') ? text : `${amount}/${words[language][0]}`;
}

/** Schedules of our forms, and the most frequent words of employers, capitalized as in the middle of a sentence. */
const SCHEDULES: readonly Readonly<Record<Language, string>>[] = [
  { en: 'full-time', es: 'tiempo completo' },
  { en: 'part-time', es: 'medio tiempo' },
  { en: 'contract', es: 'por contrato' },
  { en: 'temporary', es: 'temporal' },
  { en: 'seasonal', es: 'por temporada' },
  { en: 'days', es: 'de día' },
  { en: 'nights', es: 'de noche' },
  { en: 'mornings', es: 'por la mañana' },
  { en: 'evenings', es: 'por la tarde' },
  { en: 'day shift', es: 'turno de día' },
  { en: 'night shift', es: 'turno de noche' },
  { en: 'weekdays', es: 'entre semana' },
  { en: 'weekends', es: 'fines de semana' },
  { en: 'Monday to Friday', es: 'lunes a viernes' },
  { en: 'Monday–Friday', es: 'lunes a viernes' },
  { en: 'Mon–Fri', es: 'lun–vie' },
  { en: 'Monday to Saturday', es: 'lunes a sábado' },
  { en: 'Mon–Sat', es: 'lun–sáb' },
  { en: 'Saturday and Sunday', es: 'sábado y domingo' },
  { en: 'Saturdays', es: 'sábados' },
  { en: 'Sundays', es: 'domingos' },
  { en: 'overtime available', es: 'horas extra disponibles' },
];
const LENGTHS: readonly Readonly<Record<Language, string>>[] = [
  { en: 'hours', es: 'horas' },
  { en: 'days', es: 'días' },
  { en: 'weeks', es: 'semanas' },
  { en: 'months', es: 'meses' },
  { en: 'hours a week', es: 'horas por semana' },
  { en: 'days a week', es: 'días por semana' },
];
/** "4 × 10", "7 am – 3:30 pm": the same in both languages. */
const FIGURES = /^(?:[\d:.×+–\- ]|x(?= ?\d)|[ap]m\b)+$/i;
const TIME = String.raw`(\d{1,2}(?::\d\d)?(?: ?[ap]m)?)`;
const FROM_TO = {
  en: new RegExp(`^${TIME} to ${TIME}$`, 'i'),
  es: new RegExp(`^de ${TIME} a ${TIME}$`, 'i'),
};
const COUNT = /^(\d{1,3}) (\p{L}+(?: \p{L}+)*)$/u;
const DAYS_AND_FIGURES = /^(\p{L}+-\p{L}+) (\d.*)$/u;

/**
 * A schedule as a reader of this language reads it: "Part-time, weekends" is "Medio tiempo, fines de semana" in
 * Spanish. It stays as it was written if any part has other words (rules.md#written-terms).
 */
export function writtenSchedule(text: string, language: Language): string {
  const from = language === 'en' ? 'es' : 'en';
  const parts = text.trim().split(/\s*[,;·]\s*/);
  const known = parts.map((part) => partIn(part, from, language));
  if (known.includes(null)) return parts.length === 1 ? capitalized(text, language) : text;
  return upperFirst(known.join(', '));
}

/** Our forms store their choices in lower case. */
function capitalized(text: string, language: Language): string {
  return phraseIn(text, language, language) === null ? text : upperFirst(text.trim());
}

function partIn(part: string, from: Language, to: Language): string | null {
  if (FIGURES.test(part)) return part;
  const [, start, end] = FROM_TO[from].exec(part) ?? [];
  if (start && end) return to === 'es' ? `de ${start} a ${end}` : `${start} to ${end}`;
  const [, count, unit = ''] = COUNT.exec(part) ?? [];
  const length = LENGTHS.find((one) => one[from] === unit.toLowerCase());
  if (count && length) return `${count} ${length[to]}`;
  const [, days, figures = ''] = DAYS_AND_FIGURES.exec(plain(part)) ?? [];
  if (days !== undefined && FIGURES.test(figures)) {
    const named = phraseIn(days, from, to);
    return named && `${named} ${part.slice(days.length + 1)}`;
  }
  return phraseIn(part, from, to);
}

function phraseIn(phrase: string, from: Language, to: Language): string | null {
  return SCHEDULES.find((one) => plain(one[from]) === plain(phrase))?.[to] ?? null;
}

/** "Full time" and "Full–Time" are "full-time". */
function plain(phrase: string): string {
  return phrase
    .trim()
    .toLowerCase()
    .replaceAll(/ ?[–—-] ?/g, '-')
    .replace(/^(full|part) time$/, '$1-time');
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
