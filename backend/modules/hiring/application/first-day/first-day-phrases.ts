import type { Language } from '#contract/http/vocabulary/language.ts';
const LOCALES = { en: 'en-US', es: 'es-US' } as const;

/** "Mon, Dec 7" of a calendar day, wherever it is. */
export function formatDayName(day: string, language: Language): string {
  const words = new Intl.DateTimeFormat(LOCALES[language], {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });
  return words.format(new Date(`${day}T12:00:00Z`)).replaceAll(/[\u00A0\u202F]/g, ' ');
}

/** The usual format of the US and Canada; any other number as stored. */
export function spokenPhone(phone: string): string {
  const [, area, office, line] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(phone) ?? [];
  return line === undefined ? phone : `(${area}) ${office}-${line}`;
}
