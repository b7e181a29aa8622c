import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { AdminStats, GrowthPoint } from '#entities/admin/index.ts';
import { formatAmount, formatDate, localeOf } from '#shared/lib/index.ts';
import {
  Card,
  ColumnChart,
  Grid,
  Inline,
  SegmentedSwitch,
  Skeleton,
  Stack,
  ChartDataTable,
} from '#shared/ui/index.ts';

type Span = keyof AdminStats['series'];
const FIGURES = ['newUsers', 'referrals', 'hires', 'revenue'] as const;
type FigureName = (typeof FIGURES)[number];

/** The number of columns per label: three labels fit on a phone with two charts next to each other. */
const NAMED_EVERY: Readonly<Record<Span, number>> = { days: 14, months: 4 };

/** The product's growth: four figures over the last days or months, in UTC. */
export function Growth({ series }: { readonly series: AdminStats['series'] | undefined }) {
  const { t } = useTranslation('admin');
  const [span, setSpan] = useState<Span>('days');
  return (
    <Stack as="section" aria-labelledby="growth">
      <Inline $justify="space-between">
        <h2 id="growth">{t('growth.heading')}</h2>
        <SegmentedSwitch
          label={t('growth.span')}
          value={span}
          onChange={setSpan}
          options={[
            { value: 'days', label: t('growth.days') },
            { value: 'months', label: t('growth.months') },
          ]}
        />
      </Inline>
      <Grid $min="max(150px, 22%)" $gap={3}>
        {FIGURES.map((figure) =>
          series ? (
            <GrowthCard key={figure} figure={figure} span={span} points={series[span]} />
          ) : (
            <Skeleton key={figure} $height="236px" />
          ),
        )}
      </Grid>
    </Stack>
  );
}

interface GrowthCardProps {
  readonly figure: FigureName;
  readonly span: Span;
  readonly points: readonly GrowthPoint[];
}

function GrowthCard({ figure, span, points }: GrowthCardProps) {
  const { t, i18n } = useTranslation('admin');
  const shown = (value: number): string =>
    figure === 'revenue'
      ? formatAmount(value, i18n.language, 'never')
      : new Intl.NumberFormat(localeOf(i18n.language)).format(value);
  const nameOf = (period: string): string =>
    span === 'days'
      ? formatDate(period, i18n.language, 'day')
      : formatDate(`${period}-01`, i18n.language, 'month');
  const sum = points.reduce((total, point) => total + Number(point[figure]), 0);
  return (
    <Card as="figure" $tight>
      <Caption>
        {t(`growth.${figure}`)}
        <strong>{shown(sum)}</strong>
      </Caption>
      <ColumnChart
        labelEvery={NAMED_EVERY[span]}
        columns={points.map((point) => ({
          key: point.period,
          label: nameOf(point.period),
          value: Number(point[figure]),
        }))}
      />
      <ChartDataTable
        caption={t(`growth.${figure}`)}
        head={[t(span === 'days' ? 'growth.day' : 'growth.month'), t(`growth.${figure}`)]}
        rows={points.map((point) => [
          span === 'days' ? formatDate(point.period, i18n.language, 'date') : point.period,
          shown(Number(point[figure])),
        ])}
      />
    </Card>
  );
}

const Caption = styled.figcaption`
  margin-bottom: var(--space-3);
  color: var(--text-muted);
  font-size: var(--size-14);
  font-weight: 500;
  strong {
    display: block;
    color: var(--text);
    font: 700 var(--size-34) / 1.15 var(--font-display);
    font-variant-numeric: tabular-nums;
  }
`;
