import { Briefcase } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { AdminJob } from '#contract/admin/lists.ts';
import { FilteredTable, useListFilter, DayCell, PersonCell, statusSearch } from '#entities/admin/index.ts';
import { Amount, StatusBadge, type Column } from '#shared/ui/index.ts';
import { EVERYONE, useAdminJobsInfiniteQuery, type OfPerson } from '../api/admin-lists-api.ts';

/** Jobs of all employers, or of one. */
export function JobList({ of = EVERYONE }: { readonly of?: OfPerson }) {
  const { t } = useTranslation('admin');
  const state = useListFilter();
  const list = useAdminJobsInfiniteQuery({ ...statusSearch(state.current), ...of });
  const columns = useColumns();
  return (
    <FilteredTable
      search={t('jobs.search')}
      state={state}
      filter={{
        label: t('jobs.status'),
        all: t('jobs.all'),
        options: [
          { value: 'open', label: t('jobs.open') },
          { value: 'closed', label: t('jobs.closed') },
        ],
      }}
      list={list}
      caption={t('jobs.caption')}
      columns={columns}
      empty={{ icon: <Briefcase />, title: t('jobs.empty'), text: t('list.emptyText') }}
    />
  );
}

function useColumns(): readonly Column<AdminJob>[] {
  const { t } = useTranslation('admin');
  return [
    {
      key: 'title',
      header: t('jobs.title'),
      main: true,
      // Only its owner can open a closed job, so it has no link.
      cell: ({ id, title, isActive }) => (isActive ? <Link to={`/job/${id}`}>{title}</Link> : title),
    },
    { key: 'company', header: t('jobs.company'), cell: ({ company }) => company },
    { key: 'employer', header: t('jobs.employer'), cell: ({ employer }) => <PersonCell person={employer} /> },
    {
      key: 'bonus',
      header: t('jobs.bonus'),
      align: 'end',
      cell: ({ referralBonus }) =>
        Number(referralBonus) === 0 ? t('jobs.noBonus') : <Amount value={referralBonus} />,
    },
    {
      key: 'referrals',
      header: t('jobs.referrals'),
      align: 'end',
      cell: ({ referralCount, hiredCount }) =>
        t('jobs.counts', { referrals: referralCount, hires: hiredCount }),
    },
    { key: 'posted', header: t('jobs.posted'), cell: ({ createdAt }) => <DayCell value={createdAt} /> },
    {
      key: 'status',
      header: t('jobs.status'),
      cell: ({ isActive }) => (
        <StatusBadge tone={isActive ? 'success' : 'neutral'}>
          {t(isActive ? 'jobs.open' : 'jobs.closed')}
        </StatusBadge>
      ),
    },
  ];
}
