import { CalendarClock, ClipboardList, TrendingUp, UserCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useWorkerStatsQuery } from '#entities/worker/index.ts';
import { localeOf } from '#shared/lib/index.ts';
import { Grid, Skeleton, Tile } from '#shared/ui/index.ts';

/** Two of them depend on the interview count (rules.md#worker-dashboard). */
export function MetricTiles({ percent }: { readonly percent: number }) {
  const { t, i18n } = useTranslation('worker-dashboard');
  const { data, isError } = useWorkerStatsQuery(undefined);
  const waiting = isError ? '–' : <Skeleton $width="3ch" $height="39px" />;
  const share = (value: number): string =>
    new Intl.NumberFormat(localeOf(i18n.language), { style: 'percent', maximumFractionDigits: 0 }).format(
      value,
    );
  return (
    <Grid as="dl" $min="150px" $gap={3} $stretch>
      <Tile
        icon={<ClipboardList aria-hidden />}
        label={t('metric.applications')}
        value={data?.applications ?? waiting}
        note={data ? t('metric.applicationsNote', { count: data.open }) : '\u00a0'}
      />
      <Tile
        icon={<CalendarClock aria-hidden />}
        label={t('metric.interviews')}
        value={data?.interviews ?? waiting}
        note={t('metric.interviewsNote')}
      />
      <Tile
        icon={<TrendingUp aria-hidden />}
        label={t('metric.success')}
        value={data ? share(data.successRate) : waiting}
        note={t('metric.successNote')}
      />
      <Tile
        icon={<UserCheck aria-hidden />}
        label={t('metric.profile')}
        value={share(percent / 100)}
        note={t('metric.profileNote')}
      />
    </Grid>
  );
}
