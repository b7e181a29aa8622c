import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { JobList as Jobs } from '#entities/job/index.ts';
import { isFiltered, type SearchParams } from '#features/job/search-jobs/index.ts';
import { useStoredJobs } from '#shared/kept/index.ts';
import { Button, Inline } from '#shared/ui/index.ts';
import { JobList } from './JobList.tsx';
import { useNothingOpen } from './use-nothing-open.tsx';

const SKELETONS = 6;

interface JobResultsProps {
  readonly list: Jobs;
  readonly search: SearchParams;
  readonly onClear: () => void;
  /** Rendered next to the result count. */
  readonly aside?: ReactNode;
}

/** The results of a search, and the corrected spelling that was searched instead. */
export function JobResults({ list, search, onClear, aside }: JobResultsProps) {
  const { t } = useTranslation(['job-search', 'jobs']);
  const { jobs, corrected, isLoading, isError } = list;
  const nothingOpen = useNothingOpen();
  useStoredJobs(jobs);
  const noneFits = {
    emptyText: t('results.noneFits'),
    emptyAction: (
      <Button variant="primary" onClick={onClear}>
        {t('jobs:list.showAll')}
      </Button>
    ),
  };
  const found = t(list.hasMore ? 'results.more' : 'results.all', { count: jobs.length });
  return (
    <>
      <Inline $justify="space-between" $nowrap>
        <div role="status">
          {corrected && !isError && <p>{t('results.corrected', { words: corrected, typed: search.q })}</p>}
          <Found>{isLoading || isError ? ' ' : found}</Found>
        </div>
        {aside}
      </Inline>
      <JobList
        list={list}
        skeletons={SKELETONS}
        heading="h2"
        {...(isFiltered(search) ? noneFits : nothingOpen)}
      />
    </>
  );
}

const Found = styled.p`
  min-height: 1.5em;
  color: var(--text-muted);
  font-size: var(--size-14);
`;
