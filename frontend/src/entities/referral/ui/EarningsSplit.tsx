import { useTranslation } from 'react-i18next';
import { formatAmount } from '#shared/lib/index.ts';
import type { ReferrerFigures } from '../model/referrer-figures.ts';

/** Below Total Earnings: its parts, and the rewards on a separate line (rules.md#earnings-figures). */
export function EarningsSplit({ figures }: { readonly figures: ReferrerFigures | undefined }) {
  const { t, i18n } = useTranslation('referral');
  if (!figures) return t('earnings.waiting');
  const money = (amount: number): string => formatAmount(String(amount), i18n.language);
  const parts = [
    t('earnings.split', { paid: money(figures.paid), coming: money(figures.coming) }),
    figures.owed > 0 && t('earnings.owed', { amount: money(figures.owed) }),
    figures.canceled > 0 && t('earnings.canceled', { amount: money(figures.canceled) }),
  ];
  return (
    <>
      {parts.filter(Boolean).join(', ')}
      {figures.rewards > 0 && (
        <>
          <br />
          {t('earnings.rewards', { amount: money(figures.rewards) })}
        </>
      )}
    </>
  );
}
