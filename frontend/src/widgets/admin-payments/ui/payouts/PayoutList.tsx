import { Landmark } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { AdminWithdrawal } from '#contract/admin/money.ts';
import { WITHDRAWAL_STATUSES } from '#contract/billing/vocabulary/payouts/payouts.ts';
import { DayCell, PagedTable, PersonCell } from '#entities/admin/index.ts';
import { onPhone } from '#shared/theme/index.ts';
import {
  Amount,
  Button,
  EmptyState,
  Inline,
  SelectField,
  StatusBadge,
  type Column,
} from '#shared/ui/index.ts';
import { useAdminWithdrawalsInfiniteQuery } from '../../api/admin-payments-api.ts';
import { LedgerDialog } from '../LedgerDialog.tsx';
import { RetryDialog } from './RetryDialog.tsx';

const TONES = { pending: 'info', sent: 'info', paid: 'success', failed: 'danger' } as const;

/** Withdrawals to banks: initially all failed ones, or all of one person. */
export function PayoutList({ userId }: { readonly userId?: string }) {
  const { t } = useTranslation('admin-money');
  const [status, setStatus] = useState(userId === undefined ? 'failed' : '');
  const [explained, explain] = useState<AdminWithdrawal | null>(null);
  const [retried, retry] = useState<AdminWithdrawal | null>(null);
  const list = useAdminWithdrawalsInfiniteQuery(
    { ...(status && { status }), ...(userId && { userId }) },
    { refetchOnMountOrArgChange: true },
  );
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
        columns={useColumns(explain, retry)}
        empty={<EmptyState icon={<Landmark />} title={t('payouts.empty')} text={t('payouts.emptyText')} />}
      />
      {explained && (
        <LedgerDialog
          subject="withdrawal"
          id={explained.id}
          about={nameOf(explained)}
          onClose={() => explain(null)}
        />
      )}
      {retried && <RetryDialog withdrawal={retried} name={nameOf(retried)} onClose={() => retry(null)} />}
    </>
  );
}

function nameOf({ person: { firstName, lastName } }: AdminWithdrawal): string {
  return `${firstName} ${lastName}`;
}

type Choose = (withdrawal: AdminWithdrawal) => void;

function useColumns(explain: Choose, retry: Choose): readonly Column<AdminWithdrawal>[] {
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
        <State>
          <StatusBadge tone={TONES[status]}>{t(`payouts.status.${status}`)}</StatusBadge>
          {failure && <p>{t(`payouts.failure.${failure}`)}</p>}
        </State>
      ),
    },
    { key: 'created', header: t('payouts.created'), cell: ({ createdAt }) => <DayCell value={createdAt} /> },
    {
      key: 'actions',
      header: t('actions'),
      cell: (withdrawal) => (
        <Inline $gap={2}>
          {withdrawal.mayRetry && (
            <Button
              size="sm"
              aria-label={t('payouts.retryOf', { name: nameOf(withdrawal) })}
              onClick={() => retry(withdrawal)}
            >
              {t('payouts.retry')}
            </Button>
          )}
          <Button
            size="sm"
            aria-label={t('ledgerOf', { name: nameOf(withdrawal) })}
            onClick={() => explain(withdrawal)}
          >
            {t('ledger')}
          </Button>
        </Inline>
      ),
    },
  ];
}

/** The reason below the status, aligned with it, also on a phone. */
const State = styled.div`
  display: grid;
  justify-items: start;
  ${onPhone} {
    justify-items: end;
    text-align: end;
  }
`;
