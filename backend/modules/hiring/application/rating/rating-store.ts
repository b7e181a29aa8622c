import type { Id, ReferralId, UserId } from '#kernel/ids.ts';
import type { Page } from '#kernel/page.ts';
import type { RatingAverage } from '#modules/identity/index.ts';
import type { Rating } from '../../contract/rating/rating.ts';
import type { RatingSide } from '../../contract/vocabulary/rating-side.ts';

export type RatingId = Id<'rating'>;

export interface NewRating {
  readonly id: RatingId;
  readonly referralId: ReferralId;
  readonly raterId: UserId;
  readonly rateeId: UserId;
  readonly side: RatingSide;
  /** 1 to 5. */
  readonly rating: number;
  readonly review: string | null;
  readonly at: Date;
}

export interface KeptRating {
  readonly id: RatingId;
  readonly raterId: UserId;
  readonly rateeId: UserId;
  readonly rating: number;
  readonly review: string | null;
  readonly isHidden: boolean;
  readonly createdAt: Date;
}

/** What people have rated each other. */
export interface RatingStore {
  /** (tx) False where this side has rated already, whoever does it at the same moment. */
  add(rating: NewRating): Promise<boolean>;
  /** What a side has given; null while it has not. */
  starsBy(referral: ReferralId, side: RatingSide): Promise<number | null>;
  /** False where one of the two has blocked the other, or who would be told has muted them (rules.md#blocked-people). */
  hears(ratee: UserId, rater: UserId): Promise<boolean>;
  /** (tx) Locked. */
  find(id: RatingId): Promise<KeptRating | null>;
  /** (tx) `reason` is why it is hidden; null shows it again. False where nothing changes. */
  setHidden(id: RatingId, reason: string | null): Promise<boolean>;
  /** Over what is shown. */
  averageOf(ratee: UserId): Promise<RatingAverage>;
  /** (tx) True once for a referral. */
  markAsked(referral: ReferralId, at: Date): Promise<boolean>;
}

/** A person as others see them beside their ratings. */
export interface RatedPerson extends RatingAverage {
  readonly userId: string;
  readonly name: string;
}

export interface RatingQueries {
  /** Null for whom there is not, or no more. */
  person(id: UserId): Promise<RatedPerson | null>;
  /** Newest first, one row more than asked for where more follows; without those of people the reader has blocked. */
  ofPerson(
    id: UserId,
    reader: UserId | null,
    page: Page,
  ): Promise<readonly (Rating & { readonly at: string })[]>;
}
