import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useBillingSummaryQuery, type BillingSummary } from '#entities/payment/index.ts';
import { formatAmount, formatDate } from '#shared/lib/index.ts';
import { Amount, Card, ChartDataTable, ColumnChart, ErrorState, Skeleton, Stack } from '#shared/ui/index.ts';
import { monthTotals, PARTS } from '../model/month-totals.ts';

interface SpendCardProps {
  /** For example `2026-11`; empty for the last twelve months. */
  readonly month: string;
}

/** The employer's spend by month and by purpose, from the ledger (rules.md#real-billing-figures). */
export function SpendCard({ month }: SpendCardProps) {
  const { t } = useTranslation('employer');
  const { data, isError, refetch } = useBillingSummaryQuery(undefined);
  return (
    <Card aria-labelledby="spend">
      <Stack $gap={4}>
        <div>
          <h2 id="spend">{t('spend.heading')}</h2>
          <Lead>{t('spend.lead')}</Lead>
        </div>
        {data && <Spend summary={data} month={month} />}
        {!data && isError && <ErrorState title={t('spend.failed')} onRetry={refetch} />}
        {!data && !isError && <Skeleton $height="200px" />}
      </Stack>
    </Card>
  );
}

function Spend({ summary, month }: SpendCardProps & { readonly summary: BillingSummary }) {
  const { t, i18n } = useTranslation('employer');
  return (
    <>
      <ColumnChart
        columns={summary.byMonth.map((one) => ({
          key: one.month,
          label: formatDate(`${one.month}-01`, i18n.language, 'month'),
          value: Number(one.spend),
        }))}
      />
      <ChartDataTable
        caption={t('spend.caption')}
        head={[t('spend.month'), t('spend.spend')]}
        rows={summary.byMonth.map((one) => [one.month, formatAmount(one.spend, i18n.language)])}
      />
      <Parts summary={summary} month={month} />
    </>
  );
}

/** The parts that add up to the spend of the period. */
function Parts({ summary, month }: SpendCardProps & { readonly summary: BillingSummary }) {
  const { t, i18n } = useTranslation(['employer', 'invoices']);
  const totals = monthTotals(summary, month);
  const period =
    month === '' ? t('invoices:totals.year') : formatDate(`${month}-01`, i18n.language, 'monthYear');
  return (
    <section aria-labelledby="spend-parts">
      <h3 id="spend-parts">{t('spend.parts', { period })}</h3>
      <Lines>
        {PARTS.map((part) => (
          <div key={part}>
            <dt>{t(`spend.part.${part}`)}</dt>
            <dd>
              <Amount value={totals[part]} />
            </dd>
          </div>
        ))}
        <div>
          <dt>{t('spend.spend')}</dt>
          <dd>
            <Amount value={totals.spend} />
          </dd>
        </div>
      </Lines>
    </section>
  );
}

const Lead = styled.p`
  color: var(--text-muted);
  font-size: var(--size-14);
`;

const Lines = styled.dl`
  max-width: 480px;
  margin: var(--space-2) 0 0;
  > div {
    display: flex;
    justify-content: space-between;
    gap: var(--space-4);
    padding: var(--space-2) 0;
  }
  > div:last-child {
    border-top: 1px solid var(--line);
    font-weight: 600;
  }
  dd {
    margin: 0;
  }
`;
