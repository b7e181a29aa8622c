import { useTranslation } from 'react-i18next';
import type { Referral } from '#entities/referral/index.ts';
import { Badge } from '#shared/ui/index.ts';

/** Shown if the worker has not confirmed, or has declined (rules.md#worker-confirms). */
export function ConfirmationBadge({ referral }: { readonly referral: Referral }) {
  const { t } = useTranslation('employer');
  const { verificationStatus } = referral;
  if (verificationStatus === 'verified') return null;
  if (verificationStatus === 'declined') return <Badge $tone="danger">{t('referrals.declined')}</Badge>;
  return <Badge>{t('referrals.unconfirmed')}</Badge>;
}
