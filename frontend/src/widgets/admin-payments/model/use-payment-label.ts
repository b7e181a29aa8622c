import { useTranslation } from 'react-i18next';
import type { AdminPayment } from '#contract/admin/payments.ts';
import { useLanguage } from '#shared/i18n/index.ts';

/**
 * The purpose of a payment, in the reader's language; the server's English also names the package of a job
 * post.
 */
export function usePaymentLabel(): (payment: Pick<AdminPayment, 'description' | 'parts'>) => string {
  const { t } = useTranslation('payment');
  const isEnglish = useLanguage() === 'en';
  return ({ description, parts }) => {
    if (isEnglish) return description;
    return parts
      .map(({ kind, count }) => (count > 1 ? `${t(`line.${kind}`)} × ${count}` : t(`line.${kind}`)))
      .join(', ');
  };
}
