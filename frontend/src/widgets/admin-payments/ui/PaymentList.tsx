import { Receipt } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PAYMENT_STATUSES } from '#contract/billing/vocabulary/charging/payment-statuses.ts';
import type { AdminPayment } from '#contract/admin/payments.ts';
import { DayCell, FilteredTable, PersonCell, statusSearch, useListFilter } from '#entities/admin/index.ts';
import { PaymentStateBadge } from '#entities/payment/index.ts';
import { Amount, Button, type Column } from '#shared/ui/index.ts';
import { useAdminPaymentsInfiniteQuery } from '../api/admin-payments-api.ts';
import { usePaymentLabel } from '../model/use-payment-label.ts';
import { PaymentDialog } from './PaymentDialog.tsx';

/** Charges to all employers, or to one, each with a dialog that explains it. */
export function PaymentList({ employerId }: { readonly employerId?: string }) {
  const { t } = useTranslation(['admin', 'payment']);
  const state = useListFilter();
  const [shown, show] = useState<string | null>(null);
  const list = useAdminPaymentsInfiniteQuery({
    ...statusSearch(state.current),
    ...(employerId && { employerId }),
  });
  const columns = useColumns(show);
  return (
    <>
      <FilteredTable
        search={employerId === undefined ? t('payments.search') : undefined}
        state={state}
        filter={{
          label: t('payments.status'),
          all: t('payments.all'),
          options: PAYMENT_STATUSES.map((value) => ({ value, label: t(`payment:state.${value}`) })),
        }}
        list={list}
        caption={t('payments.caption')}
        columns={columns}
        empty={{ icon: <Receipt />, title: t('payments.empty'), text: t('list.emptyText') }}
      />
      {shown !== null && <PaymentDialog id={shown} onClose={() => show(null)} />}
    </>
  );
}

function useColumns(show: (id: string) => void): readonly Column<AdminPayment>[] {
  const { t } = useTranslation('admin');
  const wordsOf = usePaymentLabel();
  return [
    { key: 'for', header: t('payments.for'), main: true, cell: wordsOf },
    { key: 'worker', header: t('payments.worker'), cell: ({ workerName }) => workerName ?? '—' },
    {
      key: 'employer',
      header: t('payments.employer'),
      cell: ({ employer }) => <PersonCell person={employer} />,
    },
    {
      key: 'amount',
      header: t('payments.amount'),
      align: 'end',
      cell: ({ amount }) => <Amount value={amount} />,
    },
    {
      key: 'refunded',
      header: t('payments.refunded'),
      align: 'end',
      cell: ({ refunded }) => (Number(refunded) === 0 ? '—' : <Amount value={refunded} />),
    },
    {
      key: 'created',
      header: t('payments.created'),
      cell: ({ createdAt }) => <DayCell value={createdAt} />,
    },
    {
      key: 'status',
      header: t('payments.status'),
      cell: (payment) => <PaymentStateBadge payment={payment} />,
    },
    {
      key: 'actions',
      header: t('payments.actions'),
      cell: (payment) => (
        <Button
          size="sm"
          aria-label={t('payments.explainOf', { description: wordsOf(payment) })}
          onClick={() => show(payment.id)}
        >
          {t('payments.explain')}
        </Button>
      ),
    },
  ];
}
