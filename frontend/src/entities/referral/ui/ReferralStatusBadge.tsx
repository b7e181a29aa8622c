import { useTranslation } from 'react-i18next';
import type { ReferralStatus } from '#contract/hiring/vocabulary/referral-status.ts';
import { StatusBadge } from '#shared/ui/index.ts';
import { STATUS_STYLE } from '../model/status-style.ts';

/** A referral's status by its display name. */
export function ReferralStatusBadge({ status }: { readonly status: ReferralStatus }) {
  const { t } = useTranslation('referral');
  return <StatusBadge {...STATUS_STYLE[status]}>{t(`status.${status}`)}</StatusBadge>;
}
