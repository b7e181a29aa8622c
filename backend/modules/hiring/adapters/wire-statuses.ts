import { isContention } from '#platform/persistence/connection/contention.ts';
import { AskWorker } from '../application/confirmation/ask-worker.ts';
import { ChangeInBulk } from '../application/employer/change-in-bulk.ts';
import { EmployerOverview } from '../application/employer/employer-overview.ts';
import type { FirstDays } from '../application/first-day/first-days.ts';
import { ChangeStatus } from '../application/referral/change-status.ts';
import { CompleteReferral } from '../application/hire/complete-referral.ts';
import { HireWorker } from '../application/hire/hire-worker.ts';
import { PayBonus } from '../application/hire/pay-bonus.ts';
import { QuoteHire } from '../application/hire/quote-hire.ts';
import { RejectReferral } from '../application/referral/reject-referral.ts';
import { RollBack } from '../application/referral/roll-back.ts';
import { WaysOut } from '../application/referral/ways-out.ts';
import type { HiringBase } from './hiring-base.ts';
import type { HiringOutside } from './hiring-outside.ts';
import { employerOverviewRoutes } from './http/employer/employer-overview.routes.ts';
import { statusRoutes } from './http/referral/status.routes.ts';
import { SqlEmployerOverviewQueries } from './persistence/employer/sql-employer-overview-queries.ts';
import type { Interviews } from './wire-interviews.ts';

/** The employer moves referrals through their statuses, one at a time or in bulk. */
export function wireStatuses(
  outside: HiringOutside,
  base: HiringBase,
  { schedule, texts }: Interviews,
  firstDays: FirstDays,
) {
  const { platform, accounts, billing, jobs, offers, checks, employment, rewards } = outside;
  const { sql, unitOfWork, clock, localDays } = platform;
  const { writer, own, facts, queries, languages, links, presented } = base;

  const moving = { unitOfWork, writer, offers, billing, clock };
  const askWorker = new AskWorker({ jobs, languages, own, links, clock });
  const hireWorker = new HireWorker({ ...moving, askWorker, firstDays });
  const completeReferral = new CompleteReferral({ unitOfWork, writer, offers, facts, localDays, clock });
  const waysOut = new WaysOut({ checks, accounts, clock });
  const rejectReferral = new RejectReferral({ writer, offers, waysOut, employment, billing });
  const steps = { hireWorker, completeReferral, rejectReferral };
  const changeStatus = new ChangeStatus({ ...moving, ...steps, schedule, texts });
  const rollBack = new RollBack({ ...moving, rewards, employment, waysOut, hireWorker });

  return {
    rejectReferral,
    waysOut,
    routes: [
      ...statusRoutes({
        changeStatus,
        rollBack,
        quoteHire: new QuoteHire({ unitOfWork, referrals: facts, offers, writer, billing }),
        hireWorker,
        completeReferral,
        payBonus: new PayBonus({ unitOfWork, writer, billing }),
        reading: presented,
      }),
      ...employerOverviewRoutes({
        overview: new EmployerOverview({ queries: new SqlEmployerOverviewQueries(sql), clock }),
        bulk: new ChangeInBulk({ changeStatus, rollBack, queries, isContention, clock }),
        presented,
      }),
    ],
  };
}
