import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReferralQueries } from '#entities/referral/index.ts';
import { DataTable, ErrorState, ShowMore, SkeletonList } from '#shared/ui/index.ts';
import { useCrews, useReferralColumns, useReferralManagement } from '#widgets/referral-management/index.ts';

/** Columns that need no header on a phone. */
const SPEAKS_FOR_ITSELF: ReadonlySet<string> = new Set(['job', 'age', 'status', 'disposition']);

interface ReferralRowsProps {
  readonly caption: string;
  readonly list: ReferralQueries;
  /** Shown when the list is empty. */
  readonly empty: ReactNode;
  /** False if another screen lists all of them. */
  readonly growing?: boolean;
}

/** Referrals in a paged table, with every action for each (rules.md#employer-dashboard). */
export function ReferralRows({ caption, list, empty, growing = true }: ReferralRowsProps) {
  const { t } = useTranslation('employer');
  const management = useReferralManagement();
  const crews = useCrews();
  const columns = useReferralColumns(management).map((column) =>
    SPEAKS_FOR_ITSELF.has(column.key)
      ? { ...column, plain: true, action: column.key === 'disposition' }
      : column,
  );
  if (list.isError) return <ErrorState title={t('referrals.failed')} onRetry={list.retry} />;
  if (list.isLoading) {
    return (
      <>
        <p role="status">{t('referrals.loading')}</p>
        <SkeletonList count={3} lines={3} />
      </>
    );
  }
  return (
    <>
      {list.referrals.length === 0 ? (
        empty
      ) : (
        <DataTable
          dense
          caption={caption}
          columns={columns}
          rows={list.referrals}
          rowKey={(referral) => referral.id}
          groups={crews}
        />
      )}
      {growing && <ShowMore list={list.more} label={t('referrals.showMore')} />}
      {management.dialogs}
    </>
  );
}
