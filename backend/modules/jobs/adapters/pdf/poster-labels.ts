import { writtenPay, writtenSchedule } from '#contract/jobs/vocabulary/written-terms.ts';
import { Money } from '#kernel/money.ts';
import type { PayoutTerm } from '#modules/billing/index.ts';

/** English first, Spanish beneath it. */
export interface Pair {
  readonly en: string;
  readonly es: string;
}

export const POSTER_LABELS = {
  hiring: { en: 'Now hiring', es: 'Estamos contratando' },
  bonus: { en: 'Referral bonus', es: 'Bono por recomendar' },
  apply: { en: 'Apply today', es: 'Postúlese hoy' },
  know: {
    en: "Know someone good? Refer them. When they're hired, the bonus is yours.",
    es: '¿Conoce a alguien bueno? Recomiéndelo. Cuando lo contraten, el bono es suyo.',
  },
  knowNoBonus: {
    en: 'Know someone good? Scan and refer them.',
    es: '¿Conoce a alguien bueno? Escanee y recomiéndelo.',
  },
  pay: { en: 'Pay', es: 'Salario' },
  schedule: { en: 'Schedule', es: 'Horario' },
  place: { en: 'Place', es: 'Lugar' },
  scan: { en: 'Scan to apply or refer', es: 'Escanee para postularse o recomendar' },
  tear: { en: 'Take one', es: 'Llévese uno' },
} as const satisfies Record<string, Pair>;

/** "Full-time / Tiempo completo"; words that we cannot translate appear once, as written. */
export function scheduleLabel(schedule: string): string {
  return inBoth(writtenSchedule(schedule, 'en'), writtenSchedule(schedule, 'es'), ' / ');
}

/** "$25/hour · $25/hora"; pay in an employer's own words is shown as they wrote it. */
export function payLabel(payRate: string): string {
  return inBoth(writtenPay(payRate, 'en'), writtenPay(payRate, 'es'), ' · ');
}

function inBoth(english: string, spanish: string, between: string): string {
  return english === spanish ? english : `${english}${between}${spanish}`;
}

/** "$500", "$1,250.50": whole dollars without cents. */
export function bonusAmount(cents: number): string {
  const [whole = '0', rest = '00'] = Money.ofCents(cents).toDollars().split('.');
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, ',');
  return `$${grouped}${rest === '00' ? '' : `.${rest}`}`;
}

/** When the bonus is paid, from the terms (rules.md#bonus-schedule). */
export function timingLabel(terms: readonly PayoutTerm[]): Pair {
  const listed = (day: string, and: string): string => {
    const parts = terms.map(({ percent, days }) => `${percent}% ${day.replace('{days}', String(days))}`);
    const last = parts.pop() ?? '';
    return parts.length > 0 ? `${parts.join(', ')} ${and} ${last}` : last;
  };
  return {
    en: `Paid ${listed('{days} days', 'and')} after the hire.`,
    es: `Se paga ${listed('a los {days} días', 'y')} de la contratación.`,
  };
}
