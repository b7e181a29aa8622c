import { employerDeskContainer } from './adapters/employer-desk.container.ts';
import { hiringContainer } from './adapters/hiring.container.ts';
import { jobSearchContainer } from './adapters/job-search.container.ts';
import { joinContainer } from './adapters/join.container.ts';
import { paidPostsContainer } from './adapters/paid-posts.container.ts';
import { jobMapping } from './adapters/persistence/posting/job.mapping.ts';
import { referralMapping } from './adapters/persistence/referral/referral.mapping.ts';
import { personalDataContainer } from './adapters/personal-data.container.ts';
import { savedSearchesContainer } from './adapters/saved-searches.container.ts';
import { sharingContainer } from './adapters/sharing.container.ts';
import { workerContainer } from './adapters/worker.container.ts';

export { OWN_REFERRALS } from './adapters/personal-data.container.ts';
export { CHECK_DESK, HIRING, OFFER_DESK, REWARD_DESK } from './adapters/hiring.tokens.ts';
export type { CheckDesk, Hiring, OfferDesk, ReferralFacts, RewardDesk } from './application/hiring.ts';
export type { OwnReferrals } from './application/referral/own-referrals.ts';
export { parsePayRate } from './domain/posting/pay-rate.ts';
export type { HiringEvent, OfferEnding } from './domain/events.ts';

export const hiring = {
  entities: [jobMapping, referralMapping],
  containers: [
    hiringContainer,
    jobSearchContainer,
    joinContainer,
    employerDeskContainer,
    paidPostsContainer,
    personalDataContainer,
    savedSearchesContainer,
    sharingContainer,
    workerContainer,
  ],
};
