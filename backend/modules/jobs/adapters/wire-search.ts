import { GeocodeJobs } from '../application/posting/geocode-jobs.ts';
import { JobSearchParser } from '../application/search/job-search-parser.ts';
import { MapJobs } from '../application/search/map-jobs.ts';
import { SavedSearches } from '../application/search/saved-searches.ts';
import { SearchJobs } from '../application/search/search-jobs.ts';
import { SendJobAlerts } from '../application/search/send-job-alerts.ts';
import { SuggestPlaces } from '../application/search/suggest-places.ts';
import type { Towns } from '../application/search/towns.ts';
import type { JobsOutside } from './jobs-outside.ts';
import { jobMapRoutes } from './http/search/job-map.routes.ts';
import { placesRoutes } from './http/search/places.routes.ts';
import { savedSearchRoutes } from './http/search/saved-search.routes.ts';
import { searchRoutes } from './http/search/search.routes.ts';
import { SqlUngeocodedJobs } from './persistence/posting/sql-ungeocoded-jobs.ts';
import { SqlDueSearches } from './persistence/search/sql-due-searches.ts';
import { SqlJobClusters } from './persistence/search/sql-job-clusters.ts';
import { SqlJobFinder } from './persistence/search/sql-job-finder.ts';
import { SqlJobVocabulary } from './persistence/search/sql-job-vocabulary.ts';
import { SqlSavedSearches } from './persistence/search/sql-saved-searches.ts';
import { JobSurroundings } from './places/job-surroundings.ts';

/** Job search, its map, and saved searches with their alerts. */
export function wireSearch({ platform, notifier }: JobsOutside, towns: Towns) {
  const { sql, unitOfWork, clock } = platform;
  const finder = new SqlJobFinder(sql);
  const parser = new JobSearchParser(towns);
  const search = new SearchJobs({ parser, finder, vocabulary: new SqlJobVocabulary(sql), clock });
  const saved = new SavedSearches({ unitOfWork, store: new SqlSavedSearches(sql), clock });
  const searches = new SqlDueSearches(sql);

  return {
    finder,
    surroundings: new JobSurroundings(towns),
    routes: [
      ...jobMapRoutes(new MapJobs(parser, new SqlJobClusters(sql))),
      ...placesRoutes(new SuggestPlaces(towns)),
      ...searchRoutes(search),
      ...savedSearchRoutes(saved),
    ],
    dueWork: [
      new GeocodeJobs(new SqlUngeocodedJobs(sql), towns),
      new SendJobAlerts({ unitOfWork, searches, parser, notifier, clock }),
    ],
  };
}
