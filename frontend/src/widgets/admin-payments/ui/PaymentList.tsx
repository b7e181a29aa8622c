import { Receipt } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PAYMENT_STATUSES } from '#contract/billing/vocabulary/payment-statuses.ts';
import type { AdminPayment } from '#contract/admin/payments.ts';
import {
  DayCell,
  NothingFound,
  PagedTable,
  PersonCell,
  SearchLine,
  statusSearch,
  useListFilter,
} from '#entities/admin/index.ts';
import { Amount, Button, type Column } from '#shared/ui/index.ts';
import { useAdminPaymentsInfiniteQuery } from '../model/payment-calls.ts';
import { PaymentDialog } from './PaymentDialog.tsx';
import { PaymentStatusBadge } from './PaymentStatusBadge.tsx';

/** Every charge to an employer, and what explains it. */
export function PaymentList() {
  const { t } = useTranslation('admin');
  const state = useListFilter();
  const [shown, show] = useState<string | null>(null);
  const list = useAdminPaymentsInfiniteQuery(statusSearch(state.current));
  const columns = useColumns(show);
  return (
    <>
      <SearchLine
        label={t('payments.search')}
        state={state}
        filter={{
          label: t('payments.status'),
          all: t('payments.all'),
          options: PAYMENT_STATUSES.map((value) => ({ value, label: t(`payments.state.${value}`) })),
        }}
      />
      <PagedTable
        list={list}
        caption={t('payments.caption')}
        columns={columns}
        empty={
          <NothingFound
            state={state}
            icon={<Receipt />}
            title={t('payments.empty')}
            text={t('list.emptyText')}
          />
        }
      />
      {shown !== null && <PaymentDialog id={shown} onClose={() => show(null)} />}
    </>
  );
}

function useColumns(show: (id: string) => void): readonly Column<AdminPayment>[] {
  const { t } = useTranslation('admin');
  return [
    { key: 'for', header: t('payments.for'), main: true, cell: ({ description }) => description },
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
      cell: ({ status }) => <PaymentStatusBadge status={status} />,
    },
    {
      key: 'actions',
      header: t('payments.actions'),
      cell: ({ id, description }) => (
        <Button size="sm" aria-label={t('payments.explainOf', { description })} onClick={() => show(id)}>
          {t('payments.explain')}
        </Button>
      ),
    },
  ];
}
