import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useJobs } from '#entities/job/index.ts';
import { DetectPlace } from '#features/account/detect-location/index.ts';
import { SavedSearches, SaveSearch } from '#features/job/save-search/index.ts';
import {
  FilterChips,
  FilterFields,
  FilterSheet,
  SearchLine,
  SortField,
  toFilter,
  useJobSearch,
  useSearchWords,
  writeSearchParams,
} from '#features/job/search-jobs/index.ts';
import { onPhone, onWide } from '#shared/theme/index.ts';
import { Card, Page, PageHeader, Stack } from '#shared/ui/index.ts';
import { JobResults } from '#widgets/job-list/index.ts';

const PAGE_SIZE = 20;

/** Search and browse every open job (rules.md#job-list). */
export function JobsPage() {
  const { t } = useTranslation(['job-search', 'jobs']);
  const control = useJobSearch('all');
  const { search, change, clear } = control;
  const list = useJobs(toFilter(search, PAGE_SIZE));
  const name = useSearchWords()(search)
    .map(({ words }) => words)
    .join(' · ');
  const locate = <DetectPlace onFound={(location) => change({ location, lat: null, lng: null })} />;
  return (
    <Page>
      <PageHeader title={t('jobs:browse.title')} lead={t('jobs:browse.lead')} actions={<SavedSearches />} />
      <SearchLine words={search.q} onSearch={(q, replaces) => change({ q }, { replaces })} />
      <Columns>
        <Side aria-label={t('sheet.title')}>
          <Filters as="div">
            <FilterFields search={search} change={change} locate={locate} />
          </Filters>
        </Side>
        <Stack $gap={4}>
          <Bar>
            <OnPhone>
              <FilterSheet control={control} locate={locate} />
            </OnPhone>
            <SaveSearch address={writeSearchParams(search, 'all')} name={name} />
            <Order>
              <SortField search={search} change={change} />
            </Order>
          </Bar>
          <FilterChips control={control} />
          <JobResults list={list} search={search} onClear={clear} />
        </Stack>
      </Columns>
    </Page>
  );
}

const Columns = styled.div`
  display: grid;
  gap: var(--space-6);
  ${onWide} {
    grid-template-columns: 280px minmax(0, 1fr);
    align-items: start;
  }
`;

const Side = styled.aside`
  display: none;
  ${onWide} {
    display: block;
  }
`;

const Filters = styled(Card)`
  && {
    padding: var(--space-4);
  }
`;

const OnPhone = styled.div`
  ${onWide} {
    display: none;
  }
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--space-2);
  ${onPhone} {
    > *,
    > div > button {
      flex: 1 1 auto;
      width: 100%;
    }
    > :not(:last-child) {
      width: auto;
    }
  }
`;

const Order = styled.div`
  ${onWide} {
    width: 220px;
    margin-left: auto;
  }
`;
