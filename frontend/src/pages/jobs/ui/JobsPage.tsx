import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useJobs } from '../../../entities/job/index.ts';
import { DetectPlace } from '../../../features/detect-location/index.ts';
import { SavedSearches, SaveSearch } from '../../../features/save-search/index.ts';
import {
  FilterChips,
  FilterFields,
  FilterSheet,
  SearchLine,
  SortField,
  toFilter,
  useJobSearch,
  useSearchWords,
  writeSearch,
} from '../../../features/search-jobs/index.ts';
import { onWide } from '../../../shared/theme/index.ts';
import { Card, Page, PageHeader, Stack } from '../../../shared/ui/index.ts';
import { JobResults } from '../../../widgets/job-list/index.ts';

const PAGE_SIZE = 20;

/** Search and browse every open job (decision 17). */
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
          <Card as="div">
            <FilterFields search={search} change={change} locate={locate} />
          </Card>
        </Side>
        <Stack $gap={4}>
          <Bar>
            <OnPhone>
              <FilterSheet control={control} locate={locate} />
            </OnPhone>
            <SaveSearch address={writeSearch(search, 'all')} name={name} />
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
    grid-template-columns: 260px minmax(0, 1fr);
    align-items: start;
  }
`;

const Side = styled.aside`
  display: none;
  ${onWide} {
    display: block;
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
  gap: var(--space-2) var(--space-3);
`;

const Order = styled.div`
  flex: 0 1 220px;
  min-width: 160px;
  margin-left: auto;
`;
