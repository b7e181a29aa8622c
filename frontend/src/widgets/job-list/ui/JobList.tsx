import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { JobCard, JobGrid, JobGridSkeleton, type Job, type JobList as Jobs } from '#entities/job/index.ts';
import { useIntent } from '#entities/session/index.ts';
import { Button, EmptyState, ErrorState } from '#shared/ui/index.ts';
import { JobActions } from './JobActions.tsx';
import { useMyDistance } from './use-my-distance.ts';

/** One in three is common. */
const COMMON = 3;

interface JobListProps {
  readonly list: Jobs;
  readonly skeletons: number;
  /** The heading level of the cards' titles. */
  readonly heading?: 'h2' | 'h3';
  /** Explains an empty list; by default it says that new jobs come every day. */
  readonly emptyText?: string | undefined;
  /** The action for an empty list. */
  readonly emptyAction?: ReactNode;
  /** Rendered below the cards instead of "Load more". */
  readonly end?: ReactNode;
}

/** Job cards in all states: loading, empty, failed, and with more to load. */
export function JobList({ list, skeletons, heading = 'h3', emptyText, emptyAction, end }: JobListProps) {
  const { t } = useTranslation('jobs');
  const withDistance = useMyDistance();
  const standsOut = isRare(list.jobs);
  const leads = useIntent() === 'work' ? 'pay' : 'bonus';
  if (list.isLoading) return <JobGridSkeleton count={skeletons} />;
  const failure = list.isError && <ErrorState title={t('list.errorTitle')} onRetry={list.retry} />;
  if (failure && list.jobs.length === 0) return failure;
  if (list.jobs.length === 0) {
    return (
      <EmptyState
        icon={<SearchX />}
        title={t('list.empty')}
        text={emptyText ?? t('list.emptyText')}
        action={emptyAction}
      />
    );
  }
  return (
    <>
      {failure && (
        <Failed>
          {failure}
          <p>{t('list.earlier')}</p>
        </Failed>
      )}
      <JobGrid>
        {list.jobs.map((job) => (
          <JobCard
            key={job.id}
            job={withDistance(job)}
            heading={heading}
            leads={leads}
            standsOut={standsOut}
            actions={<JobActions job={job} />}
          />
        ))}
      </JobGrid>
      {end ?? (list.hasMore && <More onMore={list.loadMore} />)}
    </>
  );
}

/** Many high bonuses make the flag meaningless. */
function isRare(jobs: readonly Job[]): boolean {
  return jobs.filter(({ isHighPay }) => isHighPay).length * COMMON < jobs.length;
}

function More({ onMore }: { readonly onMore: () => Promise<unknown> }) {
  const { t } = useTranslation('jobs');
  return (
    <Foot>
      <Button onClick={onMore}>{t('list.more')}</Button>
    </Foot>
  );
}

const Failed = styled.div`
  display: grid;
  gap: var(--space-4);
  margin-bottom: var(--space-4);
`;

const Foot = styled.div`
  display: grid;
  justify-items: center;
  margin-top: var(--space-6);
`;
