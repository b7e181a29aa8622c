import { AskForRatings } from '../application/rating/ask-for-ratings.ts';
import { ModerateRatings } from '../application/rating/moderate-ratings.ts';
import { RateParty } from '../application/rating/rate-party.ts';
import { ReadRatingQuestion } from '../application/rating/rating-question.ts';
import { ReadRatings } from '../application/rating/read-ratings.ts';
import type { HiringBase } from './hiring-base.ts';
import type { HiringOutside } from './hiring-outside.ts';
import { ratingRoutes } from './http/rating/rating.routes.ts';
import { ratingsPage } from './pages/ratings-page.ts';
import { SqlRatingQueries } from './persistence/rating/sql-rating-queries.ts';
import { SqlRatingStore } from './persistence/rating/sql-rating-store.ts';

/** Ratings between the people of a completed referral. */
export function wireRatings(outside: HiringOutside, { facts, own }: HiringBase) {
  const { platform, accounts, notifier, receivedRatings: received } = outside;
  const { sql, unitOfWork, clock } = platform;
  const ratings = new SqlRatingStore(sql);
  const readRatings = new ReadRatings(new SqlRatingQueries(sql));
  const asking = { facts, own, accounts, ratings };

  return {
    moderation: new ModerateRatings(ratings, received),
    askForRatings: new AskForRatings({ ...asking, notifier, clock }),
    routes: ratingRoutes({
      rateParty: new RateParty({ ...asking, unitOfWork, received, notifier, clock }),
      question: new ReadRatingQuestion(asking),
      ratings: readRatings,
    }),
    publicPages: [ratingsPage(readRatings)],
  };
}
