import { contextModule, later } from '#platform/container/context-module.ts';
import { PLATFORM } from '#platform/tokens.ts';
import { BILLING, BONUS_RECORD, REFERRAL_WORKER_NAMES } from '#modules/billing/index.ts';
import { ACCOUNT_READER, PHONE_ENTRANCE, PHONE_ENTRIES, RECEIVED_RATINGS } from '#modules/identity/index.ts';
import { ATTRIBUTION_RESOLVER, EDIT_JOB, JOB_QUERIES, JOB_SURROUNDINGS, JOBS } from '#modules/jobs/index.ts';
import { EMAILS, LIVE_UPDATES, NOTIFIER } from '#modules/notifications/index.ts';
import * as tokens from './adapters/hiring.tokens.ts';
import { referralMapping } from './adapters/persistence/referral/referral.mapping.ts';
import { wireHiring } from './adapters/wire-hiring.ts';

export type { ReferralPresenter } from './adapters/http/referral/referral-presenter.ts';
export {
  CHECKS,
  EMPLOYMENT_CHECKS,
  HIRING,
  OFFERS,
  OWN_REFERRALS,
  RATING_MODERATION,
  REFERRAL_PRESENTER,
  REWARDS,
} from './adapters/hiring.tokens.ts';
export type {
  Checks,
  EmploymentChecks,
  FirstDayFacts,
  Hiring,
  Offers,
  ReferralFacts,
  ReportAnswer,
  ReportStatus,
  ReportStatement,
  Rewards,
  SignedLetter,
} from './application/hiring.ts';
export { nudgeFrom, type AwaitedWorker } from './domain/confirmation/worker-confirmation.ts';
export type { GivenFirstDay } from './domain/first-day/first-day.ts';
export type { RatingModeration } from './application/rating/moderate-ratings.ts';
export type { OwnReferrals } from './application/referral/own-referrals.ts';
export type { HiringEvents, OfferEnding } from './domain/events.ts';

export const hiring = {
  entities: [referralMapping],
  containers: [
    contextModule({
      wire: wireHiring,
      outside: {
        platform: PLATFORM,
        accounts: ACCOUNT_READER,
        phoneEntries: PHONE_ENTRIES,
        phoneEntrance: PHONE_ENTRANCE,
        receivedRatings: RECEIVED_RATINGS,
        notifier: NOTIFIER,
        emails: EMAILS,
        liveUpdates: LIVE_UPDATES,
        billing: BILLING,
        jobs: JOBS,
        jobQueries: JOB_QUERIES,
        editJob: EDIT_JOB,
        surroundings: JOB_SURROUNDINGS,
        attribution: ATTRIBUTION_RESOLVER,
        offers: later(tokens.OFFERS),
        checks: later(tokens.CHECKS),
        employment: later(tokens.EMPLOYMENT_CHECKS),
        rewards: later(tokens.REWARDS),
      },
      offers: {
        hiring: tokens.HIRING,
        ownReferrals: tokens.OWN_REFERRALS,
        referralPresenter: tokens.REFERRAL_PRESENTER,
        ratingModeration: tokens.RATING_MODERATION,
        bonusRecord: BONUS_RECORD,
        workerNames: REFERRAL_WORKER_NAMES,
      },
    }),
  ],
};
