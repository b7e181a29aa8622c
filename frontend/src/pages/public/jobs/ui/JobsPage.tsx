import { Suspense, useRef } from 'react';
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
  useSearchLabels,
  writeSearchParams,
} from '#features/job/search-jobs/index.ts';
import { lazyCode } from '#shared/lib/index.ts';
import { onPaper, onPhone, onWide } from '#shared/theme/index.ts';
import { Card, Page, PageHeader, Skeleton } from '#shared/ui/index.ts';
import { AskIntent } from '#widgets/ask-intent/index.ts';
import { JobResults } from '#widgets/job-list/index.ts';

import { chooseJobView, useJobView } from '../model/job-view.ts';
import { ViewSwitch } from './ViewSwitch.tsx';

const JobMap = lazyCode(async () => (await import('./map/JobMap.tsx')).JobMap);

const PAGE_SIZE = 20;

/** Searches and browses every open job (rules.md#job-list). */
export function JobsPage() {
  const { t } = useTranslation(['job-search', 'jobs']);
  const control = useJobSearch('all');
  const { search, change, clear } = control;
  const asked = toFilter(search, PAGE_SIZE);
  const list = useJobs(asked);
  const view = useJobView();
  const { limit: _page, sort: _order, ...filters } = asked;
  // The map shows the results of the corrected spelling, too.
  const mapped = list.corrected === null ? filters : { ...filters, q: list.corrected };
  const results = useRef<HTMLDivElement>(null);
  const name = useSearchLabels()(search)
    .map(({ words }) => words)
    .join(' · ');
  const locate = <DetectPlace onFound={(location) => change({ location, lat: null, lng: null })} />;
  return (
    <Page>
      <PageHeader
        compact
        title={t('jobs:browse.title')}
        lead={t('jobs:browse.lead')}
        actions={<SavedSearches />}
      />
      <AskIntent about="jobs" />
      <SearchLine words={search.q} onSearch={(q, replaces) => change({ q }, { replaces })} />
      <Columns>
        <Side aria-label={t('sheet.title')}>
          <Filters as="div">
            <FilterFields search={search} change={change} locate={locate} />
          </Filters>
        </Side>
        <Results ref={results} tabIndex={-1}>
          <Bar>
            <OnPhone>
              <FilterSheet control={control} locate={locate} />
            </OnPhone>
            <SaveSearch address={writeSearchParams(search, 'all')} name={name} />
            {view === 'list' && (
              <Order>
                <SortField search={search} change={change} />
              </Order>
            )}
          </Bar>
          <FilterChips control={control} />
          {view === 'list' ? (
            <JobResults list={list} search={search} onClear={clear} aside={<ViewSwitch />} />
          ) : (
            <Suspense fallback={<Skeleton $height="300px" />}>
              <JobMap
                key={JSON.stringify(mapped)}
                filter={mapped}
                aside={<ViewSwitch />}
                onChoose={(place) => {
                  change(place);
                  chooseJobView('list');
                  results.current?.focus();
                }}
              />
            </Suspense>
          )}
        </Results>
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
  ${onPaper} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Side = styled.aside`
  display: none;
  ${onWide} {
    display: block;
  }
  ${onPaper} {
    display: none;
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

const Results = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  align-content: start;
  ${onWide} {
    gap: var(--space-4);
  }
`;

const Bar = styled.div`
  display: flex;
  ${onPaper} {
    display: none;
  }
  flex-wrap: wrap;
  align-items: end;
  gap: var(--space-2);
  ${onPhone} {
    flex-wrap: nowrap;
    button {
      padding-inline: 14px;
    }
  }
`;

const Order = styled.div`
  flex: 1;
  min-width: 0;
  ${onWide} {
    flex: none;
    width: 220px;
    margin-left: auto;
  }
`;
