import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useMyJobPagesInfiniteQuery, type Job } from '#entities/job/index.ts';
import { useProductLabels } from '#shared/product-labels/index.ts';
import { onPhone, usePhone } from '#shared/theme/index.ts';
import {
  Amount,
  DataTable,
  ErrorState,
  ShowMore,
  SkeletonList,
  Stack,
  StatusBadge,
  type Column,
} from '#shared/ui/index.ts';
import { EmptyLine } from './EmptyLine.tsx';

const PAGE = 10;
/** The newest ones only, to keep the phone screen short. */
const PHONE_PAGE = 2;

/** The employer's jobs (rules.md#employer-dashboard). */
export function JobsSection() {
  const { t } = useTranslation('employer');
  const list = useMyJobPagesInfiniteQuery({ limit: usePhone() ? PHONE_PAGE : PAGE });
  const columns = useColumns();
  const jobs = list.data?.pages.flatMap((page) => page.rows);
  return (
    <Stack as="section" aria-labelledby="my-jobs">
      <h2 id="my-jobs">{t('jobs.heading')}</h2>
      {!jobs && list.isError && <ErrorState title={t('jobs.failed')} onRetry={list.refetch} />}
      {!jobs && !list.isError && <SkeletonList count={3} lines={2} />}
      {jobs?.length === 0 && <NoJobs />}
      {jobs && jobs.length > 0 && (
        <DataTable dense caption={t('jobs.heading')} columns={columns} rows={jobs} rowKey={(job) => job.id} />
      )}
      <ShowMore list={list} label={t('jobs.showMore')} />
    </Stack>
  );
}

function NoJobs() {
  const { t } = useTranslation('employer');
  return (
    <EmptyLine title={t('jobs.empty')} text={t('jobs.emptyText')}>
      <Link to="/post-job-enhanced">{t('jobs.emptyAction')}</Link>
    </EmptyLine>
  );
}

function useColumns(): readonly Column<Job>[] {
  const { t } = useTranslation('employer');
  const words = useProductLabels();
  return [
    { key: 'title', header: t('jobs.title'), main: true, cell: (job) => <JobName job={job} /> },
    { key: 'location', header: t('jobs.location'), plain: true, cell: (job) => job.location },
    { key: 'payRate', header: t('jobs.payRate'), plain: true, cell: (job) => words.pay(job.payRate) },
    {
      key: 'bonus',
      header: t('jobs.bonus'),
      brief: t('jobs.bonusBrief'),
      align: 'end',
      cell: (job) =>
        Number(job.referralBonus) > 0 ? <Amount value={job.referralBonus} /> : t('jobs.notSet'),
    },
    {
      key: 'referrals',
      header: t('jobs.referrals'),
      plain: true,
      align: 'end',
      cell: ({ id, title, referralCount: count }) => (
        <Counted>
          {count}
          <Link to={`/job/${id}/referrals`} aria-label={t('jobs.viewReferralsOf', { count, title })}>
            {t('jobs.viewReferrals')}
          </Link>
        </Counted>
      ),
    },
    { key: 'hires', header: t('jobs.hires'), align: 'end', cell: (job) => job.hiredCount },
    {
      key: 'status',
      header: t('jobs.status'),
      plain: true,
      action: true,
      cell: (job) => (
        <StatusBadge tone={job.isActive ? 'success' : 'neutral'}>
          {t(job.isActive ? 'jobs.active' : 'jobs.inactive')}
        </StatusBadge>
      ),
    },
  ];
}

function JobName({ job }: { readonly job: Job }) {
  return (
    <Name>
      <Link to={`/job/${job.id}`}>{job.title}</Link>
      <small>{job.company}</small>
    </Name>
  );
}

const Counted = styled.span`
  display: grid;
  justify-items: end;
  ${onPhone} {
    display: flex;
    align-items: center;
    gap: 6px;
  }
  a {
    font-size: var(--size-14);
    white-space: nowrap;
  }
`;

const Name = styled.span`
  display: grid;
  ${onPhone} {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 var(--space-2);
    font-size: var(--size-16);
  }
  small {
    color: var(--text-muted);
    font-size: var(--size-14);
    font-weight: 400;
  }
`;
