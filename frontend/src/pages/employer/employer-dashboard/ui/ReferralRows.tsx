import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReferralQueries } from '#entities/referral/index.ts';
import { DataTable, ErrorState, ShowMore, SkeletonList } from '#shared/ui/index.ts';
import { useReferralColumns, useReferralManagement } from '#widgets/referral-management/index.ts';

interface ReferralRowsProps {
  readonly caption: string;
  readonly list: ReferralQueries;
  /** Stands there where nobody is in the list. */
  readonly empty: ReactNode;
}

/** Referrals as a table page after page, with all that can be done with each (rules.md#employer-dashboard). */
export function ReferralRows({ caption, list, empty }: ReferralRowsProps) {
  const { t } = useTranslation('employer');
  const management = useReferralManagement();
  const columns = useReferralColumns(management);
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
          caption={caption}
          columns={columns}
          rows={list.referrals}
          rowKey={(referral) => referral.id}
        />
      )}
      <ShowMore list={list.more} label={t('referrals.showMore')} />
      {management.dialogs}
    </>
  );
}
