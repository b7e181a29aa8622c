import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { formatDate } from '#shared/lib/index.ts';
import { Card, ColumnChart, ErrorState, Grid, Skeleton, Stack, ChartDataTable } from '#shared/ui/index.ts';
import { useLinkStatsQuery } from '../api/referrer-dashboard-api.ts';

const FIGURES = ['clicks', 'signUps', 'referrals', 'hires'] as const;
const LABEL_EVERY = 7;

/** The results of the user's links in the last thirty days, as a chart and a table. */
export function LinkStats() {
  const { t, i18n } = useTranslation('link-stats');
  const { data, isError, refetch } = useLinkStatsQuery(undefined);
  if (isError && !data) return <ErrorState title={t('failed')} onRetry={refetch} />;
  if (!data) return <Skeleton $height="236px" />;
  const nameOf = (day: string): string => formatDate(day, i18n.language, 'day');
  const columns = data.byDay.map(({ day, clicks }) => ({ key: day, label: nameOf(day), value: clicks }));
  return (
    <Card as="div">
      <Stack $gap={4}>
        <h3>{t('title')}</h3>
        <Grid as="dl" $min="max(122px, 34%)" $gap={3} $stretch>
          {FIGURES.map((figure) => (
            <Figure key={figure}>
              <dt>{t(figure)}</dt>
              <dd>{data[figure]}</dd>
            </Figure>
          ))}
        </Grid>
        {data.clicks === 0 ? (
          <p>{t('none')}</p>
        ) : (
          <div>
            <ColumnChart columns={columns} labelEvery={LABEL_EVERY} />
            <ChartDataTable
              caption={t('chart')}
              head={[t('day'), ...FIGURES.map((figure) => t(figure))]}
              rows={data.byDay.map((day) => [
                nameOf(day.day),
                ...FIGURES.map((figure) => String(day[figure])),
              ])}
            />
          </div>
        )}
      </Stack>
    </Card>
  );
}

const Figure = styled.div`
  display: flex;
  flex-direction: column-reverse;
  justify-content: flex-end;
  dt {
    color: var(--text-muted);
    font-size: var(--size-14);
  }
  dd {
    font: 700 var(--size-26) / 1.1 var(--font-display);
  }
`;
