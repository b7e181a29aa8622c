import { Receipt } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useOpenPaymentsQuery } from '#entities/payment/index.ts';
import { formatDate } from '#shared/lib/index.ts';
import {
  DataTable,
  EmptyState,
  ErrorState,
  LinkButton,
  ShowMore,
  SkeletonList,
  Stack,
} from '#shared/ui/index.ts';
import { chargeRows } from '../../model/charge-row.ts';
import { useInvoicePagesInfiniteQuery } from '../../api/employer-dashboard-api.ts';
import { usePayAgain } from '../../model/use-pay-again.ts';
import { useChargeColumns } from './charge-columns.tsx';

/** Each is a card of its own on a phone. */
const PAGE = 5;

interface ChargesProps {
  /** For example `2026-11`; lists only this month. */
  readonly month: string;
  /** Lists this month and all later ones; null until it is known. If both are empty, lists everything. */
  readonly since: string | null;
}

/** Every charge once with its invoice, and every refund with its credit note (rules.md#billing-adds-up). */
export function Charges({ month, since }: ChargesProps) {
  const { t } = useTranslation('invoices');
  const { payAgain, dialog } = usePayAgain();
  const columns = useChargeColumns(payAgain);
  const { rows, unpaid, isFailed, retry, list } = useCharges(month, since);
  return (
    <Stack as="section" aria-labelledby="charges">
      {dialog}
      <h2 id="charges">{t('title')}</h2>
      {unpaid.length > 0 && (
        <>
          <h3>{t('unpaid')}</h3>
          <DataTable caption={t('unpaid')} columns={columns} rows={unpaid} rowKey={({ id }) => id} />
        </>
      )}
      {!rows && !isFailed && <SkeletonList count={3} lines={2} />}
      {!rows && isFailed && <ErrorState title={t('failed')} onRetry={retry} />}
      {rows?.length === 0 && <NoCharges month={month} />}
      {rows && rows.length > 0 && (
        <DataTable caption={t('title')} columns={columns} rows={rows} rowKey={({ id }) => id} />
      )}
      <ShowMore list={list} label={t('showMore')} />
    </Stack>
  );
}

function useCharges(month: string, since: string | null) {
  const asked = { limit: PAGE, month, since: since ?? '' };
  const list = useInvoicePagesInfiniteQuery(asked, { skip: since === null });
  const open = useOpenPaymentsQuery(undefined);
  const invoices = list.currentData?.pages.flatMap((page) => page.rows);
  const begun = open.data?.filter(({ createdAt }) => month === '' || createdAt.startsWith(month));
  const charged = begun?.filter(({ status }) => status === 'succeeded');
  const rows = invoices && charged && chargeRows(charged, invoices);
  // Payments that were not charged are in no sum, so they have a separate list.
  const unpaid = chargeRows(begun?.filter(({ status }) => status !== 'succeeded') ?? [], []);
  const isFailed = (list.isError && !invoices) || (open.isError && !open.data);
  const retry = (): void => {
    void list.refetch();
    void open.refetch();
  };
  return { rows, unpaid, isFailed, retry, list };
}

function NoCharges({ month }: { readonly month: string }) {
  const { t, i18n } = useTranslation(['invoices', 'employer']);
  const named = month && formatDate(`${month}-01`, i18n.language, 'monthYear');
  return (
    <EmptyState
      icon={<Receipt aria-hidden />}
      title={t('empty')}
      text={named === '' ? t('emptyText') : t('emptyMonth', { month: named })}
      action={<LinkButton to="/employer/referrals">{t('employer:referrals.manage')}</LinkButton>}
    />
  );
}
