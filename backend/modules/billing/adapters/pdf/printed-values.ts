import { Money } from '#kernel/money.ts';
import type { Language } from '#contract/http/vocabulary/language.ts';

const LOCALES = { en: 'en-US', es: 'es-US' } as const;

/**
 * "$3,000.00", negative "-$1.00", from cents or from dollars as an answer has them; the same in both
 * languages.
 */
export function printedMoney(amount: number | string): string {
  const { cents } = typeof amount === 'number' ? Money.ofCents(amount) : Money.ofDollars(amount);
  const [whole = '0', rest = '00'] = Money.ofCents(Math.abs(cents)).toDollars().split('.');
  return `${cents < 0 ? '-' : ''}$${whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',')}.${rest}`;
}

/** "November 27, 2026", "27 de noviembre de 2026": the UTC day of an instant or of a day, as billing counts its months. */
export function printedDay(day: string, language: Language): string {
  const at = new Date(day.length === 10 ? `${day}T00:00:00Z` : day);
  return new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' }).format(at);
}
