import { ContainerModule } from 'inversify';
import { construct, provide, token } from '#platform/container/token.ts';
import { isContention } from '#platform/persistence/contention.ts';
import { CLOCK, ROUTES, SQL } from '#platform/tokens.ts';
import { REFERRAL_WORKER_NAMES } from '#modules/billing/index.ts';
import { ChangeInBulk } from '../application/employer/change-in-bulk.ts';
import { EmployerOverview } from '../application/employer/employer-overview.ts';
import { CHANGE_STATUS, PRESENTED_REFERRALS, REFERRAL_QUERIES, ROLL_BACK } from './hiring.tokens.ts';
import { employerOverviewRoutes } from './http/employer/employer-overview.routes.ts';
import { SqlEmployerOverviewQueries } from './persistence/employer/sql-employer-overview-queries.ts';
import { SqlReferralWorkerNames } from './persistence/employer/sql-referral-worker-names.ts';

const EMPLOYER_OVERVIEW = token<EmployerOverview>('hiring.employer-overview');
const CHANGE_IN_BULK = token<ChangeInBulk>('hiring.change-in-bulk');

export const employerOverviewContainer = new ContainerModule(({ bind }) => {
  provide(
    bind,
    EMPLOYER_OVERVIEW,
    (sql, clock) => new EmployerOverview({ queries: new SqlEmployerOverviewQueries(sql), clock }),
    [SQL, CLOCK],
  );
  provide(
    bind,
    CHANGE_IN_BULK,
    (changeStatus, rollBack, queries, clock) =>
      new ChangeInBulk({ changeStatus, rollBack, queries, isContention, clock }),
    [CHANGE_STATUS, ROLL_BACK, REFERRAL_QUERIES, CLOCK],
  );
  construct(bind, REFERRAL_WORKER_NAMES, SqlReferralWorkerNames, [SQL]);
  provide(
    bind,
    ROUTES,
    (overview, bulk, presented) => employerOverviewRoutes({ overview, bulk, presented }),
    [EMPLOYER_OVERVIEW, CHANGE_IN_BULK, PRESENTED_REFERRALS],
  );
});
