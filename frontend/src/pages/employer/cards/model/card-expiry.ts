import type { SavedCard } from '#entities/payment/index.ts';

const SOON_MONTHS = 2;

/**
 * A card is valid until its month ends. Cards that end within two months get a warning. Bank accounts do not
 * expire.
 */
export function cardExpiry(
  { expMonth, expYear }: Pick<SavedCard, 'expMonth' | 'expYear'>,
  now: Date,
): 'good' | 'soon' | 'expired' {
  if (expMonth === null || expYear === null) return 'good';
  const monthsLeft = (expYear - now.getFullYear()) * 12 + expMonth - (now.getMonth() + 1);
  if (monthsLeft < 0) return 'expired';
  return monthsLeft < SOON_MONTHS ? 'soon' : 'good';
}

/** `09/27`, as printed on the card; null for a bank account. */
export function printedExpiry({ expMonth, expYear }: SavedCard): string | null {
  if (expMonth === null || expYear === null) return null;
  return `${String(expMonth).padStart(2, '0')}/${String(expYear % 100).padStart(2, '0')}`;
}
