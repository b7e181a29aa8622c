import { ContainerModule } from 'inversify';
import { construct, provide, token } from '#platform/container/token.ts';
import {
  AUDIT_TRAIL,
  CLOCK,
  DUE_WORK,
  EVENT_CONSUMERS,
  PERSONAL_DATA,
  ROUTES,
  SQL,
  UNIT_OF_WORK,
} from '#platform/tokens.ts';
import { HIRING, OWN_REFERRALS } from '#modules/hiring/index.ts';
import { ADDON_DELIVERY } from '#modules/offers/index.ts';
import { EndLateReviews } from '../application/review/end-late-reviews.ts';
import { ReviewForms } from '../application/review/review-forms.ts';
import { SyncReviews } from '../application/review/sync-reviews.ts';
import { ACCESS, FORMS, PEOPLE, READER, REVIEWS, TRAIL } from './eligibility.tokens.ts';
import { i9ReviewRoutes } from './http/i9-review.routes.ts';
import { SqlI9Reviews } from './persistence/sql-i9-reviews.ts';
import { SqlReviewPersonalData } from './persistence/sql-review-personal-data.ts';
import { syncReviewsConsumer } from './queue/sync-reviews-consumer.ts';

const REVIEW_FORMS = token<ReviewForms>('eligibility.review-forms');
const SYNC_REVIEWS = token<SyncReviews>('eligibility.sync-reviews');

/** The paid review of a form: ordered, done before its deadline, or refunded. */
export const reviewContainer = new ContainerModule(({ bind }) => {
  construct(bind, REVIEWS, SqlI9Reviews, [SQL]);
  construct(bind, PERSONAL_DATA, SqlReviewPersonalData, [SQL, OWN_REFERRALS]);
  construct(bind, SYNC_REVIEWS, SyncReviews, { hiring: HIRING, reviews: REVIEWS, clock: CLOCK });
  provide(bind, EVENT_CONSUMERS, syncReviewsConsumer, [SYNC_REVIEWS]);
  construct(bind, REVIEW_FORMS, ReviewForms, {
    unitOfWork: UNIT_OF_WORK,
    hiring: HIRING,
    access: ACCESS,
    forms: FORMS,
    reviews: REVIEWS,
    reader: READER,
    addons: ADDON_DELIVERY,
    people: PEOPLE,
    trail: TRAIL,
    audit: AUDIT_TRAIL,
    clock: CLOCK,
  });
  construct(bind, DUE_WORK, EndLateReviews, {
    unitOfWork: UNIT_OF_WORK,
    hiring: HIRING,
    forms: FORMS,
    reviews: REVIEWS,
    addons: ADDON_DELIVERY,
    clock: CLOCK,
  });
  provide(bind, ROUTES, i9ReviewRoutes, [REVIEW_FORMS]);
});
