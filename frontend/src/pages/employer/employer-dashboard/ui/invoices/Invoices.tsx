import { Download, FileText } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { ProvenDownload } from '#features/account/prove-identity/index.ts';
import { useBillingSummaryQuery } from '#entities/payment/index.ts';
import { formatDate } from '#shared/lib/index.ts';
import {
  Amount,
  DataTable,
  EmptyState,
  ErrorState,
  Grid,
  SelectField,
  ShowMore,
  Skeleton,
  SkeletonList,
  Stack,
  Tile,
} from '#shared/ui/index.ts';
import { useInvoicePagesInfiniteQuery } from '../../model/invoice-calls.ts';
import { monthTotals } from '../../model/month-totals.ts';
import { useInvoiceColumns } from './invoice-columns.tsx';

const PAGE = 20;
const TOTALS = ['invoiced', 'credited', 'net'] as const;

/** Invoices and credit notes, with the ledger's figures above them (rules.md#invoice-numbers). */
export function Invoices() {
  const { t } = useTranslation('invoices');
  const [month, setMonth] = useState('');
  const csv = month === '' ? '' : `?month=${month}`;
  return (
    <Stack as="section" aria-labelledby="invoices">
      <h2 id="invoices">{t('title')}</h2>
      <Tools>
        <MonthField value={month} onChange={setMonth} />
        <ProvenDownload to={`/api/billing/export.csv${csv}`} icon={<Download aria-hidden />}>
          {t('csv')}
        </ProvenDownload>
      </Tools>
      <Totals month={month} />
      <InvoiceList month={month} />
    </Stack>
  );
}

interface MonthFieldProps {
  readonly value: string;
  readonly onChange: (month: string) => void;
}

function MonthField({ value, onChange }: MonthFieldProps) {
  const { t, i18n } = useTranslation('invoices');
  const { data } = useBillingSummaryQuery(undefined);
  const months = data?.byMonth.toReversed() ?? [];
  return (
    <SelectField
      label={t('month')}
      name="month"
      placeholder={t('all')}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      options={months.map((one) => ({
        value: one.month,
        label: formatDate(`${one.month}-01`, i18n.language, 'monthYear'),
      }))}
    />
  );
}

function Totals({ month }: { readonly month: string }) {
  const { t, i18n } = useTranslation('invoices');
  const { data, isError } = useBillingSummaryQuery(undefined);
  if (isError && !data) return null;
  const totals = data && monthTotals(data, month);
  const note = month === '' ? t('totals.year') : formatDate(`${month}-01`, i18n.language, 'monthYear');
  return (
    <Grid $min="170px" $gap={3} $stretch as="dl">
      {TOTALS.map((figure) => (
        <Tile
          key={figure}
          label={t(`totals.${figure}`)}
          note={note}
          value={totals ? <Amount value={totals[figure]} /> : <Skeleton $width="5ch" $height="39px" />}
        />
      ))}
    </Grid>
  );
}

function InvoiceList({ month }: { readonly month: string }) {
  const { t, i18n } = useTranslation('invoices');
  const list = useInvoicePagesInfiniteQuery({ limit: PAGE, month });
  const columns = useInvoiceColumns();
  const rows = list.currentData?.pages.flatMap((page) => page.rows);
  if (!rows && list.isError) return <ErrorState title={t('failed')} onRetry={list.refetch} />;
  if (!rows) return <SkeletonList count={3} lines={2} />;
  if (rows.length === 0) {
    const named = month && formatDate(`${month}-01`, i18n.language, 'monthYear');
    const text = named === '' ? t('emptyText') : t('emptyMonth', { month: named });
    return <EmptyState icon={<FileText aria-hidden />} title={t('empty')} text={text} />;
  }
  return (
    <>
      <DataTable caption={t('title')} columns={columns} rows={rows} rowKey={({ id }) => id} />
      <ShowMore list={list} label={t('showMore')} />
    </>
  );
}

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: var(--space-3);
`;
