import { BadgeDollarSign, Briefcase, HardHat, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { EmployerStats } from '#entities/referral/index.ts';
import { Amount, ErrorState, Grid, Skeleton, Tile } from '#shared/ui/index.ts';

interface StatTilesProps {
  readonly stats: EmployerStats | null | undefined;
  readonly isError: boolean;
  readonly onRetry: () => unknown;
}

/** The four figures of rules.md#employer-dashboard, counted over everything. */
export function StatTiles({ stats, isError, onRetry }: StatTilesProps) {
  const { t } = useTranslation('employer');
  if (!stats && isError) return <ErrorState title={t('stat.failed')} onRetry={onRetry} />;
  const known = (figure: number | undefined) => figure ?? <Skeleton $width="3ch" $height="39px" />;
  return (
    <Grid $min="150px" $gap={3} $stretch as="dl">
      <Tile label={t('stat.activeJobs')} icon={<Briefcase aria-hidden />} value={known(stats?.activeJobs)} />
      <Tile
        label={t('stat.totalReferrals')}
        icon={<Users aria-hidden />}
        value={known(stats?.totalReferrals)}
      />
      <Tile
        label={t('stat.successfulHires')}
        icon={<HardHat aria-hidden />}
        value={known(stats?.successfulHires)}
      />
      <Tile
        label={t('stat.bonusesPaid')}
        icon={<BadgeDollarSign aria-hidden />}
        value={
          stats ? (
            <Amount value={stats.bonusesPaid} decimals="never" />
          ) : (
            <Skeleton $width="5ch" $height="39px" />
          )
        }
      />
    </Grid>
  );
}
