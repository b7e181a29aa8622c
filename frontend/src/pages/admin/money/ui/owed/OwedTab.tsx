import { HandCoins } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwedBalance } from '#contract/billing/payouts/owed-balance.ts';
import { DayCell, PagedTable } from '#entities/admin/index.ts';
import { lazyPart } from '#shared/lib/index.ts';
import { Amount, Button, EmptyState, Inline, type Column } from '#shared/ui/index.ts';
import { LedgerDialog } from '#widgets/admin-payments/index.ts';
import { useOwedBalancesInfiniteQuery } from '../../api/money-api.ts';

const PayOwedDialog = lazyPart(async () => (await import('./PayOwedDialog.tsx')).PayOwedDialog);

/** Balances still owed to people who left (rules.md#owed-after-leaving). */
export function OwedTab() {
  const { t } = useTranslation('admin-money');
  const [toPay, setToPay] = useState<OwedBalance | null>(null);
  const [explained, explain] = useState<string | null>(null);
  const list = useOwedBalancesInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <>
      <p>{t('owed.lead')}</p>
      <PagedTable
        list={list}
        caption={t('owed.caption')}
        columns={useColumns(setToPay, explain)}
        empty={<EmptyState icon={<HandCoins />} title={t('owed.empty')} text={t('owed.emptyText')} />}
      />
      {explained !== null && (
        <LedgerDialog subject="person" id={explained} about={explained} onClose={() => explain(null)} />
      )}
      {toPay && <PayOwedDialog owed={toPay} onClose={() => setToPay(null)} />}
    </>
  );
}

function useColumns(
  pay: (owed: OwedBalance) => void,
  explain: (id: string) => void,
): readonly Column<OwedBalance>[] {
  const { t } = useTranslation('admin-money');
  return [
    { key: 'id', header: t('owed.number'), main: true, cell: ({ id }) => id },
    {
      key: 'available',
      header: t('owed.available'),
      align: 'end',
      cell: ({ available }) => <Amount value={available} decimals="always" />,
    },
    {
      key: 'coming',
      header: t('owed.coming'),
      align: 'end',
      cell: ({ coming }) => <Amount value={coming} decimals="always" />,
    },
    { key: 'left', header: t('owed.left'), cell: ({ leftAt }) => <DayCell value={leftAt} /> },
    {
      key: 'actions',
      header: t('actions'),
      cell: (owed) => (
        <Inline $gap={2}>
          <Button size="sm" aria-label={t('owed.payOf', { id: owed.id })} onClick={() => pay(owed)}>
            {t('owed.pay')}
          </Button>
          <Button size="sm" aria-label={t('ledgerOf', { name: owed.id })} onClick={() => explain(owed.id)}>
            {t('ledger')}
          </Button>
        </Inline>
      ),
    },
  ];
}
