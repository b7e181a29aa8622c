import { useTranslation } from 'react-i18next';
import type { CardChoice } from '#entities/payment/index.ts';
import { formatAmount } from '#shared/lib/index.ts';
import { useJobPackagesQuery } from '../api/post-job-api.ts';

interface PackageCharge {
  /** The amount due, in dollars. */
  readonly amount: string;
  /** The words of the button that buys it. */
  readonly action: string;
}

/** The price of the chosen package: on the button that charges a saved card it is said (rules.md#saved-card). */
export function usePackageCharge(packageId: string, { isCharged }: CardChoice): PackageCharge {
  const { t, i18n } = useTranslation('post-job');
  const { data } = useJobPackagesQuery(undefined);
  const amount = data?.find(({ id }) => id === packageId)?.price ?? '0';
  const action =
    isCharged && Number(amount) > 0
      ? t('enhanced.payAndPost', { amount: formatAmount(amount, i18n.language, 'always') })
      : t('enhanced.submitPaid');
  return { amount, action };
}
