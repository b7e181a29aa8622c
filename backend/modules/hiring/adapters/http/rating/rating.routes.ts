import { asId } from '#kernel/ids.ts';
import { listQuerySchema } from '#contract/http/lists.ts';
import { byId } from '#platform/http/routing/by-id.ts';
import { pageAnswer, pageOf } from '#platform/http/routing/paging.ts';
import { route, type Route } from '#platform/http/routing/route.ts';
import { signedIn } from '#platform/http/sessions/signed-in.ts';
import {
  givenRatingSchema,
  ratingQuestionSchema,
  ratingRequestSchema,
  receivedRatingsSchema,
} from '#contract/hiring/rating/rating.ts';
import type { RateParty } from '#modules/hiring/application/rating/rate-party.ts';
import type { ReadRatingQuestion } from '#modules/hiring/application/rating/rating-question.ts';
import type { ReadRatings } from '#modules/hiring/application/rating/read-ratings.ts';

export interface RatingCalls {
  readonly rateParty: RateParty;
  readonly question: ReadRatingQuestion;
  readonly ratings: ReadRatings;
}

/** Ratings between the people of a completed referral (rules.md#rated-once). */
export function ratingRoutes({ rateParty, question, ratings }: RatingCalls): readonly Route[] {
  return [
    route({
      method: 'post',
      path: '/api/ratings',
      access: 'authenticated',
      summary: 'Rate the other side of a completed referral, once',
      body: ratingRequestSchema,
      answers: { 201: givenRatingSchema },
      limit: 'submission',
      handler: async (call) => {
        const { referralId, ...said } = call.body;
        const id = await rateParty.run(asId<'referral'>(referralId), signedIn(call).id, said);
        return { status: 201, body: { id, referralId, ...said } };
      },
    }),
    route({
      method: 'get',
      path: '/api/referrals/:id/rating',
      access: 'authenticated',
      summary: 'Get the person whom the caller may rate for a referral, and the caller’s rating',
      params: byId<'referral'>(),
      answers: { 200: ratingQuestionSchema },
      handler: async (call) => ({
        status: 200,
        body: await question.of(call.params.id, signedIn(call).id),
      }),
    }),
    route({
      method: 'get',
      path: '/api/users/:id/ratings',
      access: 'any',
      summary: 'Get a person’s ratings: the average, and the ratings newest first',
      params: byId<'user'>(),
      query: listQuerySchema,
      answers: { 200: receivedRatingsSchema },
      handler: async (call) => {
        const id = call.params.id;
        const { person, rows } = await ratings.of(id, call.caller?.id ?? null, pageOf(call));
        const page = pageAnswer(call, rows, (row) => row);
        return { ...page, body: { ...person, ratings: page.body } };
      },
    }),
  ];
}
