import { ContainerModule } from 'inversify';
import { provide, token } from '#platform/container/token.ts';
import { SealedCookies } from '#platform/http/sessions/sealed-cookies.ts';
import { CLOCK, DUE_WORK, ROUTES, SETTINGS, SQL, UNIT_OF_WORK } from '#platform/tokens.ts';
import { ACCOUNT_READER } from '#modules/identity/index.ts';
import { ForgetVisits } from '../application/sharing/forget-visits.ts';
import { RecordVisit } from '../application/sharing/record-visit.ts';
import { FollowShortLink } from '../application/sharing/short-links.ts';
import { joinRoutes } from './http/sharing/join.routes.ts';
import { shortLinkRoutes } from './http/sharing/short-link.routes.ts';
import { SqlShortLinkJobs } from './persistence/sharing/sql-short-link-jobs.ts';
import { SqlVisitHistory } from './persistence/sharing/sql-visit-history.ts';
import { SqlVisits } from './persistence/sharing/sql-visits.ts';

const RECORD_VISIT = token<RecordVisit>('jobs.record-visit');

export const joinContainer = new ContainerModule(({ bind }) => {
  provide(
    bind,
    RECORD_VISIT,
    (work, sql, accounts, clock) =>
      new RecordVisit({ unitOfWork: work, visits: new SqlVisits(sql), accounts, clock }),
    [UNIT_OF_WORK, SQL, ACCOUNT_READER, CLOCK],
  );
  provide(bind, DUE_WORK, (sql, clock) => new ForgetVisits(new SqlVisitHistory(sql), clock), [SQL, CLOCK]);
  provide(
    bind,
    ROUTES,
    (recordVisit, sql, { sessionKeys, publicUrl }, clock) => {
      const cookies = new SealedCookies(sessionKeys, publicUrl.startsWith('https:'), clock);
      const follow = new FollowShortLink(new SqlShortLinkJobs(sql), recordVisit);
      return [...joinRoutes(recordVisit, cookies), ...shortLinkRoutes(follow, cookies)];
    },
    [RECORD_VISIT, SQL, SETTINGS, CLOCK],
  );
});
