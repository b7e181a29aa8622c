import { useTranslation } from 'react-i18next';
import { AverageRating } from '#entities/rating/index.ts';
import type { Referral } from '#entities/referral/index.ts';

/** "Referred by Ana Ruiz", or that the worker applied directly. */
export function ReferredBy({ referral: { referrer } }: { readonly referral: Referral }) {
  const { t } = useTranslation('employer');
  if (!referrer) return t('referrals.direct');
  return (
    <>
      {t('referrals.by', { name: `${referrer.firstName} ${referrer.lastName}`.trim() })}
      {referrer.averageRating !== null && ' '}
      <AverageRating {...referrer} userId={referrer.id} />
    </>
  );
}
