import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { StuckMoney as Stuck } from '#contract/billing/reconciliation/reconciliation.ts';
import { DayCell } from '#entities/admin/index.ts';
import { formatAmount } from '#shared/lib/index.ts';
import { Amount, Button, DataTable, Stack, type Column } from '#shared/ui/index.ts';
import { PaymentDialog } from '#widgets/admin-payments/index.ts';

/** Money that only a person can move now, or a note that no money is stuck (rules.md#stuck-money). */
export function StuckMoney({ stuck }: { readonly stuck: readonly Stuck[] }) {
  const { t } = useTranslation('admin-money');
  const [shown, show] = useState<string | null>(null);
  const columns = useColumns(({ paymentId }) => show(paymentId));
  if (stuck.length === 0) return <p>{t('stuck.none')}</p>;
  return (
    <Section as="section" $gap={3} aria-labelledby="stuck-money">
      <h2 id="stuck-money">{t('stuck.title')}</h2>
      <p>{t('stuck.lead')}</p>
      <DataTable
        caption={t('stuck.caption')}
        columns={columns}
        rows={stuck}
        rowKey={({ kind, paymentId, amount, since }) => [kind, paymentId, amount, since].join('|')}
      />
      {shown !== null && <PaymentDialog id={shown} onClose={() => show(null)} />}
    </Section>
  );
}

function useColumns(open: (stuck: Stuck) => void): readonly Column<Stuck>[] {
  const { t, i18n } = useTranslation('admin-money');
  return [
    { key: 'what', header: t('stuck.what'), main: true, cell: ({ kind }) => t(`stuck.kind.${kind}`) },
    { key: 'since', header: t('stuck.since'), cell: ({ since }) => <DayCell value={since} /> },
    {
      key: 'amount',
      header: t('stuck.amount'),
      align: 'end',
      cell: ({ amount }) => <Amount value={amount} decimals="always" />,
    },
    {
      key: 'actions',
      header: t('actions'),
      cell: (row) => (
        <Button
          size="sm"
          aria-label={t('stuck.openOf', { amount: formatAmount(row.amount, i18n.language) })}
          onClick={() => open(row)}
        >
          {t('stuck.open')}
        </Button>
      ),
    },
  ];
}

/** Adds space around the section. */
const Section = styled(Stack)`
  margin-block: var(--space-5);
`;
