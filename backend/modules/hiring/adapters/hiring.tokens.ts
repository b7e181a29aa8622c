import { token } from '#platform/container/token.ts';
import type { Checks, EmploymentChecks, Hiring, Offers, Rewards } from '../application/hiring.ts';
import type { RatingModeration } from '../application/rating/moderate-ratings.ts';
import type { OwnReferrals } from '../application/referral/own-referrals.ts';
import type { ReferralPresenter } from './http/referral/referral-presenter.ts';

export const HIRING = token<Hiring>('hiring.facade');
export const OWN_REFERRALS = token<OwnReferrals>('hiring.own-referrals');
export const REFERRAL_PRESENTER = token<ReferralPresenter>('hiring.referral-presenter');
/** For moderation. */
export const RATING_MODERATION = token<RatingModeration>('hiring.rating-moderation');
/** Bound by offers. */
export const OFFERS = token<Offers>('hiring.offers');
/** Bound by checks. */
export const CHECKS = token<Checks>('hiring.checks');
/** Bound by eligibility. */
export const EMPLOYMENT_CHECKS = token<EmploymentChecks>('hiring.employment-checks');
/** Bound by rewards. */
export const REWARDS = token<Rewards>('hiring.rewards');
