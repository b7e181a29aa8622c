import { UserPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { AdminReferral } from '#contract/admin/lists.ts';
import { DayCell, FilteredTable, PersonCell, statusSearch, useListFilter } from '#entities/admin/index.ts';
import { REFERRAL_STATUSES, ReferralStatusBadge } from '#entities/referral/index.ts';
import { Amount, type Column } from '#shared/ui/index.ts';
import { EVERYONE, useAdminReferralsInfiniteQuery, type OfPerson } from '../api/admin-lists-api.ts';

/** Referrals and applications of everyone, or of one person. */
export function ReferralList({ of = EVERYONE }: { readonly of?: OfPerson }) {
  const { t } = useTranslation(['admin', 'referral']);
  const state = useListFilter();
  const list = useAdminReferralsInfiniteQuery({ ...statusSearch(state.current), ...of });
  const columns = useColumns();
  return (
    <FilteredTable
      search={t('referrals.search')}
      state={state}
      filter={{
        label: t('referrals.status'),
        all: t('referrals.all'),
        options: REFERRAL_STATUSES.map((value) => ({
          value,
          label: t(`referral:status.${value}`),
        })),
      }}
      list={list}
      caption={t('referrals.caption')}
      columns={columns}
      empty={{ icon: <UserPlus />, title: t('referrals.empty'), text: t('list.emptyText') }}
    />
  );
}

function useColumns(): readonly Column<AdminReferral>[] {
  const { t } = useTranslation('admin');
  return [
    { key: 'worker', header: t('referrals.worker'), main: true, cell: ({ workerName }) => workerName },
    { key: 'job', header: t('referrals.job'), cell: ({ job }) => `${job.title}, ${job.company}` },
    {
      key: 'referrer',
      header: t('referrals.referrer'),
      cell: ({ referrer }) => (referrer ? <PersonCell person={referrer} /> : t('referrals.nobody')),
    },
    {
      key: 'bonus',
      header: t('referrals.bonus'),
      align: 'end',
      cell: ({ bonus }) => (Number(bonus) === 0 ? t('jobs.noBonus') : <Amount value={bonus} />),
    },
    { key: 'sent', header: t('referrals.sent'), cell: ({ createdAt }) => <DayCell value={createdAt} /> },
    {
      key: 'status',
      header: t('referrals.status'),
      cell: ({ status }) => <ReferralStatusBadge status={status} />,
    },
  ];
}
