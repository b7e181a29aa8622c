import { useTranslation } from 'react-i18next';
import type { JobList as Jobs } from '#entities/job/index.ts';
import { isFiltered, type SearchParams } from '#features/job/search-jobs/index.ts';
import { Button, VisuallyHidden } from '#shared/ui/index.ts';
import { JobList } from './JobList.tsx';

const SKELETONS = 6;

interface JobResultsProps {
  readonly list: Jobs;
  readonly search: SearchParams;
  readonly onClear: () => void;
}

/** What a search has found, and what was looked for instead where it was misspelt. */
export function JobResults({ list, search, onClear }: JobResultsProps) {
  const { t } = useTranslation(['job-search', 'jobs']);
  const { jobs, corrected, isLoading } = list;
  const found = t(list.hasMore ? 'results.more' : 'results.all', { count: jobs.length });
  return (
    <>
      <div role="status">
        {corrected && <p>{t('results.corrected', { words: corrected, typed: search.q })}</p>}
        <VisuallyHidden>{isLoading ? '' : found}</VisuallyHidden>
      </div>
      <JobList
        list={list}
        skeletons={SKELETONS}
        heading="h2"
        emptyText={isFiltered(search) ? t('results.noneFits') : undefined}
        emptyAction={
          isFiltered(search) && (
            <Button variant="primary" onClick={onClear}>
              {t('jobs:list.showAll')}
            </Button>
          )
        }
      />
    </>
  );
}
