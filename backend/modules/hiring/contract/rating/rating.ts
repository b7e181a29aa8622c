import { z } from 'zod';
import { numberInput } from '#contract/http/numbers.ts';
import { count, instant, optionalParagraphs, uuid } from '#contract/http/primitives.ts';
import { RATING_SIDES, REVIEW_MAX } from '../vocabulary/rating-side.ts';

const STARS_MISSING = 'Please choose 1 to 5 stars';

/** Each side rates once (rules.md#rated-once). The caller determines the side. */
export const ratingRequestSchema = z.object({
  referralId: uuid,
  rating: numberInput({ min: 1, max: 5, integer: true, message: STARS_MISSING }),
  review: optionalParagraphs(REVIEW_MAX),
});
export type RatingInput = z.input<typeof ratingRequestSchema>;

const stars = z.int().min(1).max(5);

/** The form with the stars and a review. */
export const reviewFormSchema = ratingRequestSchema.pick({ rating: true, review: true });

/** A rating as every user reads it. */
export const ratingSchema = z.object({
  id: uuid,
  rating: stars,
  review: z.string().nullable(),
  /** The side that rates. */
  type: z.enum(RATING_SIDES),
  /** The company of an employer, the first name of anyone else; null for a former member. */
  by: z.string().nullable(),
  isMine: z.boolean(),
  createdAt: instant,
});
export type Rating = z.infer<typeof ratingSchema>;

export const givenRatingSchema = z.object({
  id: uuid,
  referralId: uuid,
  rating: stars,
  review: z.string().nullable(),
});

/** A user's average rating (rules.md#rating-average); null without ratings. */
export const ratingAverageSchema = z.object({
  averageRating: z.number().min(1).max(5).nullable(),
  ratingCount: count,
});

export const receivedRatingsSchema = ratingAverageSchema.extend({
  userId: uuid,
  /** The company of an employer, the first name of anyone else. */
  name: z.string(),
  ratings: z.array(ratingSchema),
});
export type ReceivedRatings = z.infer<typeof receivedRatingsSchema>;

/** The person whom one side of a referral may rate, and the rating so far. */
export const ratingQuestionSchema = z.object({
  referralId: uuid,
  jobTitle: z.string(),
  workerName: z.string(),
  /** The company of an employer, the first name of a referrer; null if no such account exists. */
  rated: z.object({ userId: uuid, name: z.string() }).nullable(),
  myRating: stars.nullable(),
  canRate: z.boolean(),
});
export type RatingQuestion = z.infer<typeof ratingQuestionSchema>;

/** Whether one side of a referral may rate the other, and their rating so far. */
export const ownRatingSchema = z.object({
  /** The reader's own stars, once given. */
  myRating: stars.nullable(),
  canRate: z.boolean(),
});
