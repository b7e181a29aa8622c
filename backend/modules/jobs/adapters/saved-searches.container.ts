import { ContainerModule } from 'inversify';
import { provide } from '#platform/container/token.ts';
import { CLOCK, DUE_WORK, ROUTES, SQL, UNIT_OF_WORK } from '#platform/tokens.ts';
import { NOTIFIER } from '#modules/notifications/index.ts';
import { SavedSearches } from '../application/search/saved-searches.ts';
import { SendJobAlerts } from '../application/search/send-job-alerts.ts';
import { JOB_SEARCH_PARSER } from './jobs.tokens.ts';
import { savedSearchRoutes } from './http/search/saved-search.routes.ts';
import { SqlDueSearches } from './persistence/search/sql-due-searches.ts';
import { SqlSavedSearches } from './persistence/search/sql-saved-searches.ts';

export const savedSearchesContainer = new ContainerModule(({ bind }) => {
  provide(
    bind,
    ROUTES,
    (work, sql, clock) =>
      savedSearchRoutes(new SavedSearches({ unitOfWork: work, store: new SqlSavedSearches(sql), clock })),
    [UNIT_OF_WORK, SQL, CLOCK],
  );
  provide(
    bind,
    DUE_WORK,
    (work, sql, parser, notifier, clock) =>
      new SendJobAlerts({ unitOfWork: work, searches: new SqlDueSearches(sql), parser, notifier, clock }),
    [UNIT_OF_WORK, SQL, JOB_SEARCH_PARSER, NOTIFIER, CLOCK],
  );
});
