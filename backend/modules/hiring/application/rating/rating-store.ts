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

/** Ratings that people have given each other. */
export interface RatingStore {
  /** (tx) False if this side has already rated, even at the same moment. */
  add(rating: NewRating): Promise<boolean>;
  /** The stars of a side; null without a rating. */
  starsBy(referral: ReferralId, side: RatingSide): Promise<number | null>;
  /**
   * False if either person has blocked the other, or the ratee has muted the rater (rules.md#blocked-people).
   */
  hears(ratee: UserId, rater: UserId): Promise<boolean>;
  /** (tx) Locked. */
  find(id: RatingId): Promise<KeptRating | null>;
  /** (tx) `reason` is why it is hidden; null shows it again. False if nothing changes. */
  setHidden(id: RatingId, reason: string | null): Promise<boolean>;
  /** Over what is shown. */
  averageOf(ratee: UserId): Promise<RatingAverage>;
  /** (tx) True once for a referral. */
  markAsked(referral: ReferralId, at: Date): Promise<boolean>;
}

/** A person as shown next to their ratings. */
export interface RatedPerson extends RatingAverage {
  readonly userId: string;
  readonly name: string;
}

export interface RatingQueries {
  /** Null for a person who does not exist, or no longer does. */
  person(id: UserId): Promise<RatedPerson | null>;
  /** Newest first, plus one extra row if more follow; without ratings from people the reader has blocked. */
  ofPerson(
    id: UserId,
    reader: UserId | null,
    page: Page,
  ): Promise<readonly (Rating & { readonly at: string })[]>;
}
