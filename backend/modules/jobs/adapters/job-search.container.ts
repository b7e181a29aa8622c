import { ContainerModule } from 'inversify';
import { construct, provide, token } from '#platform/container/token.ts';
import { CLOCK, DUE_WORK, PLACES, ROUTES, SQL } from '#platform/tokens.ts';
import { JobGeocoder, GeocodeJobs } from '../application/posting/geocode-jobs.ts';
import { JobSearchParser } from '../application/search/job-search-parser.ts';
import { MapJobs } from '../application/search/map-jobs.ts';
import { SearchJobs } from '../application/search/search-jobs.ts';
import { SuggestPlaces } from '../application/search/suggest-places.ts';
import type { Towns } from '../application/search/towns.ts';
import { JOB_FINDER, JOB_GEOCODER, JOB_SEARCH_PARSER, JOB_SURROUNDINGS } from './jobs.tokens.ts';
import { jobMapRoutes } from './http/search/job-map.routes.ts';
import { placesRoutes } from './http/search/places.routes.ts';
import { searchRoutes } from './http/search/search.routes.ts';
import { SqlJobClusters } from './persistence/search/sql-job-clusters.ts';
import { SqlJobFinder } from './persistence/search/sql-job-finder.ts';
import { SqlJobVocabulary } from './persistence/search/sql-job-vocabulary.ts';
import { SqlUngeocodedJobs } from './persistence/posting/sql-ungeocoded-jobs.ts';
import { JobSurroundings } from './places/job-surroundings.ts';
import { EmbeddedTowns } from './places/embedded-towns.ts';

const TOWNS = token<Towns>('jobs.towns');
const SEARCH_JOBS = token<SearchJobs>('jobs.search');

export const jobSearchContainer = new ContainerModule(({ bind }) => {
  construct(bind, TOWNS, EmbeddedTowns, [PLACES]);
  construct(bind, JOB_GEOCODER, JobGeocoder, [TOWNS]);
  provide(bind, DUE_WORK, (sql, towns) => new GeocodeJobs(new SqlUngeocodedJobs(sql), towns), [SQL, TOWNS]);
  construct(bind, JOB_SURROUNDINGS, JobSurroundings, [TOWNS]);
  construct(bind, JOB_FINDER, SqlJobFinder, [SQL]);
  construct(bind, JOB_SEARCH_PARSER, JobSearchParser, [TOWNS]);
  provide(
    bind,
    SEARCH_JOBS,
    (parser, finder, sql, clock) =>
      new SearchJobs({ parser, finder, vocabulary: new SqlJobVocabulary(sql), clock }),
    [JOB_SEARCH_PARSER, JOB_FINDER, SQL, CLOCK],
  );
  provide(bind, ROUTES, (parser, sql) => jobMapRoutes(new MapJobs(parser, new SqlJobClusters(sql))), [
    JOB_SEARCH_PARSER,
    SQL,
  ]);
  provide(bind, ROUTES, (towns) => placesRoutes(new SuggestPlaces(towns)), [TOWNS]);
  provide(bind, ROUTES, (searchJobs) => searchRoutes(searchJobs), [SEARCH_JOBS]);
});
