import { HandCoins } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwedBalance } from '#contract/billing/owed-balance.ts';
import { DayCell, PagedTable } from '#entities/admin/index.ts';
import { Amount, Button, EmptyState, type Column } from '#shared/ui/index.ts';
import { useOwedBalancesInfiniteQuery } from '../../model/money-calls.ts';

const PayOwedDialog = lazy(async () => ({ default: (await import('./PayOwedDialog.tsx')).PayOwedDialog }));

/** What people who left have still to get (rules.md#owed-after-leaving). */
export function OwedTab() {
  const { t } = useTranslation('admin-money');
  const [toPay, setToPay] = useState<OwedBalance | null>(null);
  const list = useOwedBalancesInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <>
      <p>{t('owed.lead')}</p>
      <PagedTable
        list={list}
        caption={t('owed.caption')}
        columns={useColumns(setToPay)}
        empty={<EmptyState icon={<HandCoins />} title={t('owed.empty')} text={t('owed.emptyText')} />}
      />
      {toPay && (
        <Suspense fallback={null}>
          <PayOwedDialog owed={toPay} onClose={() => setToPay(null)} />
        </Suspense>
      )}
    </>
  );
}

function useColumns(pay: (owed: OwedBalance) => void): readonly Column<OwedBalance>[] {
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
        <Button size="sm" aria-label={t('owed.payOf', { id: owed.id })} onClick={() => pay(owed)}>
          {t('owed.pay')}
        </Button>
      ),
    },
  ];
}
