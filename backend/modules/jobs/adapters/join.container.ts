import { ContainerModule } from 'inversify';
import { provide, token } from '#platform/container/token.ts';
import { SealedCookies } from '#platform/http/sessions/sealed-cookies.ts';
import { CLOCK, ROUTES, SETTINGS, SQL, UNIT_OF_WORK } from '#platform/tokens.ts';
import { ACCOUNT_READER } from '#modules/identity/index.ts';
import { RecordVisit } from '../application/sharing/record-visit.ts';
import { joinRoutes } from './http/sharing/join.routes.ts';
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
  provide(
    bind,
    ROUTES,
    (recordVisit, { sessionKeys, publicUrl }, clock) =>
      joinRoutes(recordVisit, new SealedCookies(sessionKeys, publicUrl.startsWith('https:'), clock)),
    [RECORD_VISIT, SETTINGS, CLOCK],
  );
});
