import { CircleCheck, Hourglass, Users, Wallet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EarningsSplit } from '#entities/referral/index.ts';
import { Amount, Grid, Skeleton, Tile } from '#shared/ui/index.ts';
import type { DashboardData } from '../model/use-dashboard.ts';

/** Counts according to rules.md#successful-referral; the parts add up (rules.md#earnings-figures). */
export function MetricTiles({ data }: { readonly data: DashboardData }) {
  const { t } = useTranslation('referrer-dashboard');
  const { figures } = data;
  const waiting = <Skeleton $width="3ch" $height="39px" />;
  return (
    <Grid as="dl" $min="150px" $gap={3} $stretch>
      <Tile
        icon={<Users aria-hidden />}
        label={t('metric.total')}
        value={figures?.total ?? waiting}
        note={t('metric.totalNote')}
      />
      <Tile
        icon={<Hourglass aria-hidden />}
        label={t('metric.pending')}
        value={figures?.pending ?? waiting}
        note={t('metric.pendingNote')}
      />
      <Tile
        icon={<CircleCheck aria-hidden />}
        label={t('metric.successful')}
        value={figures?.successful ?? waiting}
        note={t('metric.successfulNote')}
      />
      <Tile
        icon={<Wallet aria-hidden />}
        label={t('metric.earnings')}
        value={figures ? <Amount value={figures.earnings} /> : waiting}
        note={<EarningsSplit figures={figures} />}
      />
    </Grid>
  );
}
