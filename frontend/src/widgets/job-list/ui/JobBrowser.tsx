import { industryOf, IndustryTabs, specialtyOf, useJobs, type IndustryChoice } from '#entities/job/index.ts';
import { FilterChips, SearchLine, toFilter, useJobSearch } from '#features/job/search-jobs/index.ts';
import { Stack } from '#shared/ui/index.ts';
import { JobResults } from './JobResults.tsx';

const PAGE_SIZE = 20;

/**
 * All open jobs, with search, trade, and kind of work. Other filters of `/jobs` apply if the address has
 * them.
 */
export function JobBrowser({ startsWith }: { readonly startsWith: IndustryChoice }) {
  const control = useJobSearch(startsWith);
  const { search, change, clear } = control;
  const list = useJobs(toFilter(search, PAGE_SIZE));
  const tab = industryOf(search.industry) === search.industry ? industryOf(search.industry) : null;
  const specialty = tab && specialtyOf(tab, search.q);
  return (
    <>
      <SearchLine words={search.q} onSearch={(q, replaces) => change({ q }, { replaces })} />
      <IndustryTabs
        withAll
        industry={tab}
        specialty={specialty}
        // A kind of work is a search term, so it replaces the typed one.
        onChange={(industry, kind) => change({ industry, q: kind ?? (specialty ? '' : search.q) })}
      />
      <Stack $gap={4}>
        <FilterChips control={control} withoutTrade={tab !== null} />
        <JobResults list={list} search={search} onClear={clear} />
      </Stack>
    </>
  );
}
