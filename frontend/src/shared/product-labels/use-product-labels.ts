import { useTranslation } from 'react-i18next';
import type { Language } from '#contract/http/vocabulary/language.ts';
import type { PayPeriod } from '#contract/jobs/vocabulary/pay-rate.ts';
import { writtenPay, writtenSchedule } from '#contract/jobs/vocabulary/written-terms.ts';
import { useLanguage } from '../i18n/index.ts';
import { formatAmount } from '../lib/index.ts';

export interface ProductLabels {
  readonly pay: (payRate: string) => string;
  /** "$65,000 a year". */
  readonly paid: (dollars: number, period: PayPeriod) => string;
  readonly schedule: (schedule: string) => string;
  readonly note: (note: string) => string;
}

/**
 * Labels for stored texts of our forms and the server, in the reader's language or another; people's own text
 * stays unchanged.
 */
export function useProductLabels(lng?: Language): ProductLabels {
  const { t: own, i18n } = useTranslation('common');
  const t = lng ? i18n.getFixedT(lng, 'common') : own;
  const reader = useLanguage();
  const language = lng ?? reader;
  return {
    pay: (payRate) => writtenPay(payRate, language),
    paid: (dollars, period) => t(`paid.${period}`, { amount: formatAmount(dollars, language) }),
    schedule: (schedule) => writtenSchedule(schedule, language),
    note: (note) => wordsOf(t('note', { returnObjects: true }), note),
  };
}

export function wordsOf(labels: Readonly<Record<string, string>>, written: string): string {
  const name = written.trim().toLowerCase();
  return Object.hasOwn(labels, name) ? (labels[name] ?? written) : written;
}
