import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useBillingSummaryQuery } from '#entities/payment/index.ts';
import { ProvenDownload } from '#features/account/prove-identity/index.ts';
import { formatDate } from '#shared/lib/index.ts';
import { Inline, LinkButton, SelectField, Stack } from '#shared/ui/index.ts';
import { BillingTiles } from './invoices/BillingTiles.tsx';
import { BillTo } from './invoices/BillTo.tsx';
import { Charges } from './invoices/Charges.tsx';
import { SpendCard } from './SpendCard.tsx';

/** Everything ever charged. No tile sums it up. */
const ALL = 'all';

/** One period for tiles, parts, and list, which add up to the same (rules.md#billing-adds-up). */
export function BillingTab() {
  const { t } = useTranslation(['employer', 'invoices']);
  const [period, setPeriod] = useState('');
  const { data, isError } = useBillingSummaryQuery(undefined);
  const isAll = period === ALL;
  const month = isAll ? '' : period;
  // The list begins at the chart's first month, once that is known.
  const first = data?.byMonth[0]?.month ?? (isError ? '' : null);
  const since = period === '' ? first : '';
  const csv = month === '' ? '' : `?month=${month}`;
  return (
    <Stack $gap={6}>
      <Tools>
        <PeriodField value={period} onChange={setPeriod} />
        <Inline $gap={3}>
          <LinkButton to="/employer/plans">{t('billing.plans')}</LinkButton>
          <LinkButton to="/employer/cards">{t('billing.cards')}</LinkButton>
          <ProvenDownload to={`/api/billing/export.csv${csv}`} icon={<Download aria-hidden />}>
            {t('invoices:csv')}
          </ProvenDownload>
        </Inline>
      </Tools>
      {!isAll && <BillingTiles month={month} />}
      <Charges month={month} since={since} />
      {!isAll && <SpendCard month={month} />}
      <BillTo />
    </Stack>
  );
}

interface PeriodFieldProps {
  readonly value: string;
  readonly onChange: (period: string) => void;
}

function PeriodField({ value, onChange }: PeriodFieldProps) {
  const { t, i18n } = useTranslation('invoices');
  const { data } = useBillingSummaryQuery(undefined);
  const months = data?.byMonth.toReversed() ?? [];
  return (
    <SelectField
      label={t('period')}
      name="month"
      placeholder={t('totals.year')}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      options={[
        ...months.map((one) => ({
          value: one.month,
          label: formatDate(`${one.month}-01`, i18n.language, 'monthYear'),
        })),
        { value: ALL, label: t('all') },
      ]}
    />
  );
}

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: var(--space-3);
`;
