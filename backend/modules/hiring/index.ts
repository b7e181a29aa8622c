import { candidateContainer } from './adapters/candidate.container.ts';
import { employerOverviewContainer } from './adapters/employer-overview.container.ts';
import { firstDayContainer } from './adapters/first-day.container.ts';
import { hiringContainer } from './adapters/hiring.container.ts';
import { referralMapping } from './adapters/persistence/referral/referral.mapping.ts';
import { personalDataContainer } from './adapters/personal-data.container.ts';
import { ownHiresContainer } from './adapters/own-hires.container.ts';
import { interviewContainer } from './adapters/interview.container.ts';
import { ratingsContainer } from './adapters/ratings.container.ts';
import { workerContainer } from './adapters/worker.container.ts';

export { OWN_REFERRALS } from './adapters/personal-data.container.ts';
export type { ReferralPresenter } from './adapters/http/referral/referral-presenter.ts';
export {
  CHECKS,
  EMPLOYMENT_CHECKS,
  HIRING,
  OFFERS,
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
  ReportStatus,
  ReportStatement,
  Rewards,
  SignedLetter,
} from './application/hiring.ts';
export { nudgeFrom, type AwaitedWorker } from './domain/confirmation/worker-confirmation.ts';
export type { GivenFirstDay } from './domain/first-day/first-day.ts';
export { RATING_MODERATION } from './adapters/ratings.container.ts';
export type { RatingModeration } from './application/rating/moderate-ratings.ts';
export type { OwnReferrals } from './application/referral/own-referrals.ts';
export type { HiringEvents, OfferEnding } from './domain/events.ts';

export const hiring = {
  entities: [referralMapping],
  containers: [
    hiringContainer,
    candidateContainer,
    employerOverviewContainer,
    personalDataContainer,
    ownHiresContainer,
    ratingsContainer,
    interviewContainer,
    firstDayContainer,
    workerContainer,
  ],
};
