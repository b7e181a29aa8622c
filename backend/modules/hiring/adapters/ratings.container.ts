import { ContainerModule } from 'inversify';
import { construct, provide, token } from '#platform/container/token.ts';
import { CLOCK, EVENT_CONSUMERS, ROUTES, SQL, UNIT_OF_WORK } from '#platform/tokens.ts';
import { ACCOUNT_READER, RECEIVED_RATINGS } from '#modules/identity/index.ts';
import { NOTIFIER } from '#modules/notifications/index.ts';
import { AskForRatings } from '../application/rating/ask-for-ratings.ts';
import { ModerateRatings, type RatingModeration } from '../application/rating/moderate-ratings.ts';
import { RateParty } from '../application/rating/rate-party.ts';
import { ReadRatingQuestion } from '../application/rating/rating-question.ts';
import type { RatingStore } from '../application/rating/rating-store.ts';
import { ReadRatings } from '../application/rating/read-ratings.ts';
import { REFERRAL_FACTS } from './hiring.tokens.ts';
import { ratingRoutes } from './http/rating/rating.routes.ts';
import { OWN_REFERRALS } from './personal-data.container.ts';
import { SqlRatingQueries } from './persistence/rating/sql-rating-queries.ts';
import { SqlRatingStore } from './persistence/rating/sql-rating-store.ts';
import { askForRatingsConsumer } from './queue/ask-for-ratings-consumer.ts';

/** For moderation. */
export const RATING_MODERATION = token<RatingModeration>('hiring.rating-moderation');
const RATINGS = token<RatingStore>('hiring.ratings');
const RATE_PARTY = token<RateParty>('hiring.rate-party');
const RATING_QUESTION = token<ReadRatingQuestion>('hiring.rating-question');
const ASK_FOR_RATINGS = token<AskForRatings>('hiring.ask-for-ratings');

/** Ratings between the people of a completed referral. */
export const ratingsContainer = new ContainerModule(({ bind }) => {
  construct(bind, RATINGS, SqlRatingStore, [SQL]);
  construct(bind, RATE_PARTY, RateParty, {
    unitOfWork: UNIT_OF_WORK,
    facts: REFERRAL_FACTS,
    own: OWN_REFERRALS,
    accounts: ACCOUNT_READER,
    ratings: RATINGS,
    received: RECEIVED_RATINGS,
    notifier: NOTIFIER,
    clock: CLOCK,
  });
  construct(bind, RATING_QUESTION, ReadRatingQuestion, {
    facts: REFERRAL_FACTS,
    own: OWN_REFERRALS,
    accounts: ACCOUNT_READER,
    ratings: RATINGS,
  });
  construct(bind, RATING_MODERATION, ModerateRatings, [RATINGS, RECEIVED_RATINGS]);
  construct(bind, ASK_FOR_RATINGS, AskForRatings, {
    notifier: NOTIFIER,
    facts: REFERRAL_FACTS,
    own: OWN_REFERRALS,
    accounts: ACCOUNT_READER,
    ratings: RATINGS,
    clock: CLOCK,
  });
  provide(bind, EVENT_CONSUMERS, askForRatingsConsumer, [ASK_FOR_RATINGS]);
  provide(
    bind,
    ROUTES,
    (rateParty, question, sql) =>
      ratingRoutes({ rateParty, question, ratings: new ReadRatings(new SqlRatingQueries(sql)) }),
    [RATE_PARTY, RATING_QUESTION, SQL],
  );
});
