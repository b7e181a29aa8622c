import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useBillingSummaryQuery, type BillingSummary } from '#entities/payment/index.ts';
import { formatAmount, formatDate } from '#shared/lib/index.ts';
import { Amount, Card, ColumnChart, ErrorState, Skeleton, Stack, ChartDataTable } from '#shared/ui/index.ts';

/** What the employer spends, from the ledger (rules.md#real-billing-figures). */
export function SpendCard() {
  const { t } = useTranslation('employer');
  const { data, isError, refetch } = useBillingSummaryQuery(undefined);
  return (
    <Card aria-labelledby="spend">
      <Stack $gap={4}>
        <div>
          <h2 id="spend">{t('spend.heading')}</h2>
          <Lead>{t('spend.lead')}</Lead>
        </div>
        {data && <Spend summary={data} />}
        {!data && isError && <ErrorState title={t('spend.failed')} onRetry={refetch} />}
        {!data && !isError && <Skeleton $height="200px" />}
      </Stack>
    </Card>
  );
}

function Spend({ summary }: { readonly summary: BillingSummary }) {
  const { t, i18n } = useTranslation('employer');
  const held = formatAmount(summary.held, i18n.language);
  return (
    <>
      <div>
        <Figure>
          <Amount value={summary.spend} />
        </Figure>
        <Lead>{t('spend.held', { amount: held })}</Lead>
      </div>
      <ColumnChart
        columns={summary.byMonth.map(({ month, spend }) => ({
          key: month,
          label: formatDate(`${month}-01`, i18n.language, 'month'),
          value: Number(spend),
        }))}
      />
      <ChartDataTable
        caption={t('spend.caption')}
        head={[t('spend.month'), t('spend.spend')]}
        rows={summary.byMonth.map(({ month, spend }) => [month, formatAmount(spend, i18n.language)])}
      />
    </>
  );
}

const Lead = styled.p`
  color: var(--text-muted);
  font-size: var(--size-14);
`;

const Figure = styled.p`
  font: 700 var(--size-46) / 1.1 var(--font-display);
`;
