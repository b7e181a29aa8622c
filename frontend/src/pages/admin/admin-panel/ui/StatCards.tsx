import { Briefcase, HardHat, Megaphone, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useAdminStatsQuery } from '#entities/admin/index.ts';
import { ErrorState, Grid, Skeleton, Tile } from '#shared/ui/index.ts';

/** The number of users by type. */
export function StatCards() {
  const { t } = useTranslation('admin');
  const { data, isError, refetch } = useAdminStatsQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!data && isError) return <ErrorState title={t('figures.failed')} onRetry={refetch} />;
  const types = data?.usersByType;
  const known = (count: number | undefined) => count ?? <Skeleton $width="3ch" $height="39px" />;
  return (
    <Grid $min="150px" $gap={3} $stretch as="dl">
      <Tile label={t('figures.users')} icon={<Users aria-hidden />} value={known(data?.totalUsers)} />
      <Tile label={t('panel.referrers')} icon={<Megaphone aria-hidden />} value={known(types?.referrer)} />
      <Tile label={t('panel.employers')} icon={<Briefcase aria-hidden />} value={known(types?.employer)} />
      <Tile label={t('panel.workers')} icon={<HardHat aria-hidden />} value={known(types?.worker)} />
    </Grid>
  );
}
