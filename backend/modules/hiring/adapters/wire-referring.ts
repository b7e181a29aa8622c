import { PayoutSchedule } from '#modules/billing/index.ts';
import { ReferByPhone } from '../application/submission/refer-by-phone.ts';
import { ReferralFactory } from '../application/submission/referral-factory.ts';
import { SubmitCrew } from '../application/submission/submit-crew.ts';
import { SubmitReferral } from '../application/submission/submit-referral.ts';
import type { HiringBase } from './hiring-base.ts';
import type { HiringOutside } from './hiring-outside.ts';
import { jobRoutes } from './http/job/job.routes.ts';
import { linkStatsRoutes } from './http/referral/link-stats.routes.ts';
import { referralRoutes } from './http/referral/referral.routes.ts';
import { SqlLinkStats } from './persistence/referral/sql-link-stats.ts';

/** Referring workers, and reading referrals, jobs with their referrals, and the results of share links. */
export function wireReferring(outside: HiringOutside, base: HiringBase) {
  const { platform, accounts, attribution, editJob, jobs, jobQueries } = outside;
  const { sql, unitOfWork, clock, phoneNumbers: phones } = platform;
  const { referrals, writer, languages, links, presented, reader, cookies } = base;

  const factory = new ReferralFactory({
    jobs,
    writer,
    accounts,
    phones,
    languages,
    attribution,
    links,
    payoutTerms: PayoutSchedule.standard.terms,
    clock,
  });

  return {
    routes: [
      ...linkStatsRoutes(new SqlLinkStats(sql), clock),
      ...jobRoutes({ editJob, jobs: jobQueries, referrals: presented }),
      ...referralRoutes({
        submitReferral: new SubmitReferral(unitOfWork, factory),
        submitCrew: new SubmitCrew({ unitOfWork, factory, referrals }),
        referByPhone: new ReferByPhone({ unitOfWork, entries: outside.phoneEntries, phones }),
        entrance: outside.phoneEntrance,
        cookies,
        reading: presented,
        history: reader,
      }),
    ],
  };
}
