import { useTranslation } from 'react-i18next';
import { TierCard, useEngagementPointsQuery, useUserTierQuery } from '#entities/reward/index.ts';
import { ErrorState, SkeletonList, Stack } from '#shared/ui/index.ts';
import { DashboardSection } from '#widgets/dashboard-section/index.ts';
import type { DashboardData } from '../model/use-dashboard.ts';
import { PointsCard } from './PointsCard.tsx';

/** Tier progress, points and boosts. */
export function ReferrerStats({ data }: { readonly data: DashboardData }) {
  const { t } = useTranslation('referrer-dashboard');
  const tier = useUserTierQuery(undefined);
  const points = useEngagementPointsQuery(undefined);
  const isError = (tier.isError && !tier.data) || (points.isError && !points.data);
  const retry = (): void => {
    void tier.refetch();
    void points.refetch();
  };
  return (
    <DashboardSection name="status" title={t('status.title')}>
      {isError && <ErrorState title={t('status.failed')} onRetry={retry} />}
      {!isError && !(tier.data && points.data) && <SkeletonList count={2} />}
      {!isError && tier.data && points.data && (
        <Stack $gap={4}>
          <TierCard tier={tier.data} />
          <PointsCard points={points.data} tier={tier.data.currentTier} claimable={data.payouts?.[0]} />
        </Stack>
      )}
    </DashboardSection>
  );
}
