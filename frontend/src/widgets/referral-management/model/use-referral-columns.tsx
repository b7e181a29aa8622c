import { useTranslation } from 'react-i18next';
import { AverageRating } from '#entities/rating/index.ts';
import type { Referral } from '#entities/referral/index.ts';
import { DateText, type Column } from '#shared/ui/index.ts';
import { Disposition } from '../ui/Disposition.tsx';
import { ReferralBadges } from '../ui/ReferralBadges.tsx';
import { WorkerCell } from '../ui/WorkerCell.tsx';
import type { ReferralManagement } from './use-referral-management.tsx';

/** Columns of the referral table on every employer screen (rules.md#referral-table). */
export function useReferralColumns(management: ReferralManagement): readonly Column<Referral>[] {
  const { t } = useTranslation('employer');
  return [
    {
      key: 'worker',
      header: t('referrals.worker'),
      main: true,
      cell: (referral) => <WorkerCell referral={referral} management={management} />,
    },
    {
      key: 'by',
      header: t('referrals.referredBy'),
      brief: t('referrals.byBrief'),
      cell: ({ referrer }) =>
        referrer ? (
          <>
            {referrer.firstName} {referrer.lastName} <AverageRating {...referrer} userId={referrer.id} />
          </>
        ) : (
          t('referrals.direct')
        ),
    },
    { key: 'job', header: t('referrals.job'), cell: (referral) => referral.job.title },
    {
      key: 'status',
      header: t('referrals.status'),
      cell: (referral) => <ReferralBadges referral={referral} />,
    },
    {
      key: 'age',
      header: t('referrals.when'),
      cell: ({ createdAt }) => <DateText value={createdAt} style="relative" />,
    },
    {
      key: 'disposition',
      header: t('referrals.disposition'),
      cell: (referral) => <Disposition referral={referral} management={management} />,
    },
  ];
}
