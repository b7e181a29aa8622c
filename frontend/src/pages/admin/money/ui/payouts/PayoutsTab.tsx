import { Landmark } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminWithdrawal } from '#contract/admin/money.ts';
import { WITHDRAWAL_STATUSES } from '#contract/billing/vocabulary/payouts.ts';
import { DayCell, PagedTable, PersonCell } from '#entities/admin/index.ts';
import { Amount, Button, EmptyState, SelectField, StatusBadge, type Column } from '#shared/ui/index.ts';
import { LedgerDialog } from '#widgets/admin-payments/index.ts';
import { useAdminWithdrawalsInfiniteQuery } from '../../model/money-calls.ts';

const TONES = { pending: 'info', sent: 'info', paid: 'success', failed: 'danger' } as const;

/** Withdrawals to banks: those that came back first of all. */
export function PayoutsTab() {
  const { t } = useTranslation('admin-money');
  const [status, setStatus] = useState('failed');
  const [explained, explain] = useState<AdminWithdrawal | null>(null);
  const list = useAdminWithdrawalsInfiniteQuery(status === '' ? {} : { status }, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <>
      <SelectField
        name="status"
        label={t('payouts.show')}
        value={status}
        onChange={({ target }) => setStatus(target.value)}
        options={[
          { value: '', label: t('payouts.all') },
          ...WITHDRAWAL_STATUSES.map((value) => ({ value, label: t(`payouts.status.${value}`) })),
        ]}
      />
      <PagedTable
        list={list}
        caption={t('tabs.payouts')}
        columns={useColumns(explain)}
        empty={<EmptyState icon={<Landmark />} title={t('payouts.empty')} text={t('payouts.emptyText')} />}
      />
      {explained && (
        <LedgerDialog
          subject="withdrawal"
          id={explained.id}
          about={`${explained.person.firstName} ${explained.person.lastName}`}
          onClose={() => explain(null)}
        />
      )}
    </>
  );
}

function useColumns(explain: (withdrawal: AdminWithdrawal) => void): readonly Column<AdminWithdrawal>[] {
  const { t } = useTranslation('admin-money');
  return [
    {
      key: 'person',
      header: t('payouts.person'),
      main: true,
      cell: ({ person }) => <PersonCell person={person} />,
    },
    {
      key: 'amount',
      header: t('payouts.amount'),
      align: 'end',
      cell: ({ amount }) => <Amount value={amount} decimals="always" />,
    },
    {
      key: 'bank',
      header: t('payouts.bank'),
      cell: ({ bankLast4 }) => (bankLast4 ? `•••• ${bankLast4}` : '—'),
    },
    {
      key: 'status',
      header: t('payouts.state'),
      cell: ({ status, failure }) => (
        <>
          <StatusBadge tone={TONES[status]}>{t(`payouts.status.${status}`)}</StatusBadge>
          {failure && <p>{t(`payouts.failure.${failure}`)}</p>}
        </>
      ),
    },
    { key: 'created', header: t('payouts.created'), cell: ({ createdAt }) => <DayCell value={createdAt} /> },
    {
      key: 'actions',
      header: t('actions'),
      cell: (withdrawal) => (
        <Button
          size="sm"
          aria-label={t('ledgerOf', {
            name: `${withdrawal.person.firstName} ${withdrawal.person.lastName}`,
          })}
          onClick={() => explain(withdrawal)}
        >
          {t('ledger')}
        </Button>
      ),
    },
  ];
}
