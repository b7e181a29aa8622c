import { BadgeDollarSign, Briefcase, HardHat, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Job } from '../../../entities/job/index.ts';
import type { Referral } from '../../../entities/referral/index.ts';
import { Amount, Grid, Skeleton, Tile } from '../../../shared/ui/index.ts';
import { figuresOf } from '../model/figures.ts';

interface StatTilesProps {
  readonly jobs: readonly Job[] | undefined;
  readonly referrals: readonly Referral[] | undefined;
}

export function StatTiles({ jobs, referrals }: StatTilesProps) {
  const { t } = useTranslation('employer');
  const figures = figuresOf(jobs ?? [], referrals ?? []);
  const known = (data: unknown, figure: number) => (data ? figure : <Skeleton $width="3ch" $height="39px" />);
  return (
    <Grid $min="150px" $gap={3} $stretch as="dl">
      <Tile
        label={t('stat.activeJobs')}
        icon={<Briefcase aria-hidden />}
        value={known(jobs, figures.activeJobs)}
      />
      <Tile
        label={t('stat.totalReferrals')}
        icon={<Users aria-hidden />}
        value={known(referrals, figures.totalReferrals)}
      />
      <Tile
        label={t('stat.successfulHires')}
        icon={<HardHat aria-hidden />}
        value={known(referrals, figures.successfulHires)}
      />
      <Tile
        label={t('stat.bonusesPaid')}
        icon={<BadgeDollarSign aria-hidden />}
        value={
          referrals ? (
            <Amount value={figures.bonusesPaid} decimals="never" />
          ) : (
            <Skeleton $width="5ch" $height="39px" />
          )
        }
      />
    </Grid>
  );
}
