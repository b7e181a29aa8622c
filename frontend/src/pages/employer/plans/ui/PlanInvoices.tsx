import type { TFunction } from 'i18next';
import { Receipt } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PlanInvoice } from '#contract/billing/plans/plan.ts';
import { Amount, Badge, DataTable, DateText, EmptyState, Stack, type Column } from '#shared/ui/index.ts';

const TONES = { paid: 'success', open: 'danger', void: 'neutral' } as const;

function columnsIn(t: TFunction<'plans'>): readonly Column<PlanInvoice>[] {
  return [
    {
      key: 'what',
      header: t('invoice.what'),
      main: true,
      cell: ({ plan, reason }) => t(`invoice.reason.${reason}`, { plan: t(`name.${plan}`) }),
    },
    { key: 'date', header: t('invoice.date'), cell: ({ createdAt }) => <DateText value={createdAt} /> },
    {
      key: 'until',
      header: t('invoice.until'),
      cell: ({ periodEnd }) => <DateText value={periodEnd} />,
    },
    {
      key: 'status',
      header: t('invoice.status'),
      cell: ({ status }) => <Badge $tone={TONES[status]}>{t(`invoice.is.${status}`)}</Badge>,
    },
    {
      key: 'amount',
      header: t('invoice.amount'),
      align: 'end',
      cell: ({ amount }) => <Amount value={amount} />,
    },
    {
      key: 'document',
      header: t('invoice.document'),
      cell: ({ document: own }) =>
        own ? (
          <a href={`/api/billing/invoices/${own.id}/pdf`} target="_blank" rel="noopener">
            {own.number}
          </a>
        ) : (
          '–'
        ),
    },
  ];
}

export function PlanInvoices({ invoices }: { readonly invoices: readonly PlanInvoice[] }) {
  const { t } = useTranslation('plans');
  return (
    <Stack as="section" $gap={4} aria-labelledby="plan-invoices">
      <h2 id="plan-invoices">{t('invoice.title')}</h2>
      {invoices.length === 0 ? (
        <EmptyState icon={<Receipt />} title={t('invoice.empty')} text={t('invoice.emptyText')} />
      ) : (
        <DataTable
          caption={t('invoice.title')}
          columns={columnsIn(t)}
          rows={invoices}
          rowKey={({ id }) => id}
        />
      )}
    </Stack>
  );
}
