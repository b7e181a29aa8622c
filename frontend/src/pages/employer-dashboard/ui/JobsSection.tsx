import { Briefcase } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Job } from '../../../entities/job/index.ts';
import {
  Amount,
  Button,
  DataTable,
  EmptyState,
  ErrorState,
  LinkButton,
  SkeletonList,
  Stack,
  StatusBadge,
  type Column,
} from '../../../shared/ui/index.ts';

const SHOWN_FIRST = 10;

interface JobsSectionProps {
  readonly jobs: readonly Job[] | undefined;
  readonly isError: boolean;
  readonly onRetry: () => unknown;
}

export function JobsSection({ jobs, isError, onRetry }: JobsSectionProps) {
  const { t } = useTranslation('employer');
  return (
    <Stack as="section" aria-labelledby="my-jobs">
      <h2 id="my-jobs">{t('jobs.heading')}</h2>
      {jobs && <JobsTable jobs={jobs} />}
      {!jobs && isError && <ErrorState title={t('jobs.failed')} onRetry={onRetry} />}
      {!jobs && !isError && <SkeletonList count={3} lines={2} />}
    </Stack>
  );
}

function JobsTable({ jobs }: { readonly jobs: readonly Job[] }) {
  const { t } = useTranslation('employer');
  const columns = useColumns();
  const [showAll, setShowAll] = useState(false);
  if (jobs.length === 0) {
    return (
      <EmptyState
        icon={<Briefcase />}
        title={t('jobs.empty')}
        text={t('jobs.emptyText')}
        action={
          <LinkButton to="/post-job" variant="primary">
            {t('jobs.emptyAction')}
          </LinkButton>
        }
      />
    );
  }
  const shown = showAll ? jobs : jobs.slice(0, SHOWN_FIRST);
  return (
    <>
      <DataTable caption={t('jobs.heading')} columns={columns} rows={shown} rowKey={(job) => job.id} />
      {shown.length < jobs.length && (
        <Button onClick={() => setShowAll(true)}>{t('jobs.more', { count: jobs.length })}</Button>
      )}
    </>
  );
}

function useColumns(): readonly Column<Job>[] {
  const { t } = useTranslation('employer');
  return [
    { key: 'title', header: t('jobs.title'), main: true, cell: (job) => <JobName job={job} /> },
    { key: 'location', header: t('jobs.location'), cell: (job) => job.location },
    { key: 'payRate', header: t('jobs.payRate'), cell: (job) => job.payRate },
    {
      key: 'bonus',
      header: t('jobs.bonus'),
      align: 'end',
      cell: (job) =>
        Number(job.referralBonus) > 0 ? <Amount value={job.referralBonus} /> : t('jobs.notSet'),
    },
    { key: 'referrals', header: t('jobs.referrals'), align: 'end', cell: (job) => job.referralCount },
    { key: 'hires', header: t('jobs.hires'), align: 'end', cell: (job) => job.hiredCount },
    {
      key: 'status',
      header: t('jobs.status'),
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

const Name = styled.span`
  display: grid;
  small {
    color: var(--text-muted);
    font-size: var(--size-14);
    font-weight: 400;
  }
`;
