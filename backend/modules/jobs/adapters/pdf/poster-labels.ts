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

/** The choices for employers; any other text appears as written. */
export const SCHEDULE_LABELS: Readonly<Record<string, Pair>> = {
  'full-time': { en: 'Full-time', es: 'Tiempo completo' },
  'part-time': { en: 'Part-time', es: 'Medio tiempo' },
  contract: { en: 'Contract', es: 'Por contrato' },
  temporary: { en: 'Temporary', es: 'Temporal' },
};

export function scheduleLabel(schedule: string): string {
  const known = SCHEDULE_LABELS[schedule.trim().toLowerCase()];
  return known ? `${known.en} / ${known.es}` : schedule;
}

const PERIODS: Readonly<Record<string, string>> = {
  hour: 'hora',
  day: 'día',
  week: 'semana',
  month: 'mes',
  year: 'año',
  project: 'proyecto',
};

/** "$25/hour · $25/hora"; pay in an employer's own words is shown as they wrote it. */
export function payLabel(payRate: string): string {
  const [, amount, period = ''] = /^(\$?[\d.,–-]+)\/(\w+)$/u.exec(payRate.trim()) ?? [];
  const spanish = PERIODS[period.toLowerCase()];
  return amount && spanish ? `${payRate.trim()} · ${amount}/${spanish}` : payRate;
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
