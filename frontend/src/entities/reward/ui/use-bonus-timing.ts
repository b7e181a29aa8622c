import { useTranslation } from 'react-i18next';
import { bonusParts, formatAmount, useFormatDate } from '#shared/lib/index.ts';

/**
 * A bonus's payout schedule in words: "$125 at 30 days, $375 at 60 days after the hire", or dates if the hire
 * is known. Empty without a bonus.
 */
export function useBonusTiming(): (bonus: string, hiredAt?: string | null) => string {
  const { t, i18n } = useTranslation('reward');
  const { language } = i18n;
  const formatDate = useFormatDate();
  return (bonus, hiredAt = null) => {
    const parts = bonusParts(bonus, hiredAt);
    const words = parts.map(({ amount, days, dueAt }) => {
      const money = formatAmount(amount, language);
      return dueAt === null
        ? t('timing.onDay', { amount: money, day: days })
        : t('timing.onDate', { amount: money, date: formatDate(dueAt, 'day') });
    });
    if (words.length === 0) return '';
    const list = words.join(', ');
    return hiredAt === null ? t('timing.afterHire', { list }) : list;
  };
}
