import type { Language } from '#contract/http/vocabulary/language.ts';
import { readTimesAtPlace } from '../../contract/vocabulary/times-at-place.ts';

const LOCALES = { en: 'en-US', es: 'es-US' } as const;

/**
 * "Tue, Dec 1, 9:00 AM CST; Wed, Dec 2, 9:00 AM CST": the time of the place, which is where people are when they
 * come. The words of an older notice stay as they were written.
 */
export function spokenTimes(fact: string, language: Language): string {
  const placed = readTimesAtPlace(fact);
  if (placed === null) return fact;
  const format = new Intl.DateTimeFormat(LOCALES[language], {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone: placed.timeZone,
  });
  return placed.times.map((time) => format.format(time).replaceAll(/[\u00A0\u202F]/g, ' ')).join('; ');
}
