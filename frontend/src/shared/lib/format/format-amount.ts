import { localeOf } from './locale-of.ts';

export type Decimals = 'auto' | 'always' | 'never' | 'exact';

const formats = new Map<string, Intl.NumberFormat>();

/**
 * Dollars for a person. `amount` is the API's string ("525.00", rules.md#dollar-strings). With `auto`, whole
 * dollars lose their decimals. `never` rounds to whole dollars, where cents would be noise. `exact` shows
 * parts of a cent.
 */
export function formatAmount(amount: string | number, language: string, decimals: Decimals = 'auto'): string {
  const dollars = Number(amount);
  if (!Number.isFinite(dollars)) return '—';
  const digits = decimals === 'never' || (decimals === 'auto' && Number.isInteger(dollars)) ? 0 : 2;
  return formatOf(localeOf(language), digits, decimals === 'exact' ? 6 : digits).format(dollars);
}

function formatOf(locale: string, digits: number, atMost: number): Intl.NumberFormat {
  const key = `${locale} ${digits} ${atMost}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: digits,
    maximumFractionDigits: atMost,
  });
  formats.set(key, made);
  return made;
}
