import { ContainerModule } from 'inversify';
import { construct, provide, token } from '#platform/container/token.ts';
import { DUE_WORK, PLACES, ROUTES, SQL } from '#platform/tokens.ts';
import { JobPlaces, PlaceJobs } from '../application/posting/place-jobs.ts';
import { JobSearchReader } from '../application/search/read-job-search.ts';
import { SearchJobs } from '../application/search/search-jobs.ts';
import type { Towns } from '../application/search/towns.ts';
import { JOB_FINDER, JOB_PLACES, JOB_SEARCH_READER } from './jobs.tokens.ts';
import { searchRoutes } from './http/search/search.routes.ts';
import { SqlJobFinder } from './persistence/search/sql-job-finder.ts';
import { SqlJobVocabulary } from './persistence/search/sql-job-vocabulary.ts';
import { SqlUnplacedJobs } from './persistence/posting/sql-unplaced-jobs.ts';
import { EmbeddedTowns } from './places/embedded-towns.ts';

const TOWNS = token<Towns>('jobs.towns');
const SEARCH_JOBS = token<SearchJobs>('jobs.search');

export const jobSearchContainer = new ContainerModule(({ bind }) => {
  construct(bind, TOWNS, EmbeddedTowns, [PLACES]);
  construct(bind, JOB_PLACES, JobPlaces, [TOWNS]);
  provide(bind, DUE_WORK, (sql, towns) => new PlaceJobs(new SqlUnplacedJobs(sql), towns), [SQL, TOWNS]);
  construct(bind, JOB_FINDER, SqlJobFinder, [SQL]);
  construct(bind, JOB_SEARCH_READER, JobSearchReader, [TOWNS]);
  provide(
    bind,
    SEARCH_JOBS,
    (reader, finder, sql) => new SearchJobs({ reader, finder, vocabulary: new SqlJobVocabulary(sql) }),
    [JOB_SEARCH_READER, JOB_FINDER, SQL],
  );
  provide(bind, ROUTES, (searchJobs) => searchRoutes(searchJobs), [SEARCH_JOBS]);
});
