import { PurgeForms } from '../application/retention/purge-forms.ts';
import { RemindOfForms } from '../application/due/remind-of-forms.ts';
import { EndLateReviews } from '../application/review/end-late-reviews.ts';
import { ReviewForms } from '../application/review/review-forms.ts';
import { SyncReviews } from '../application/review/sync-reviews.ts';
import { SyncForms } from '../application/form/sync-forms.ts';
import { eligibilityBase } from './eligibility-base.ts';
import type { EligibilityOutside } from './eligibility-outside.ts';
import { i9ReviewRoutes } from './http/review/i9-review.routes.ts';
import { SqlEligibilityPersonalData } from './persistence/sql-eligibility-personal-data.ts';
import { SqlEmploymentChecks } from './persistence/sql-employment-checks.ts';
import { SqlReviewPersonalData } from './persistence/review/sql-review-personal-data.ts';
import { eligibilityConsumers } from './queue/eligibility-consumers.ts';
import { wireForms } from './wire-forms.ts';
import { wireExport } from './wire-export.ts';

export function wireEligibility(outside: EligibilityOutside) {
  const { platform, hiring, ownReferrals, addons } = outside;
  const { sql, unitOfWork, localDays, audit, clock } = platform;
  const base = eligibilityBase(outside);
  const { forms, entries, copies, cases, reviews, settings, trail, reader, people, access, dispatch } = base;

  const shared = { unitOfWork, hiring, forms, clock };
  const review = new ReviewForms({ ...shared, access, reviews, reader, addons, people, trail, audit });

  return {
    employmentChecks: new SqlEmploymentChecks(sql),
    routes: [...wireForms(outside, base), ...wireExport(outside, base), ...i9ReviewRoutes(review)],
    consumers: eligibilityConsumers({
      syncForms: new SyncForms({ hiring, forms, reader, settings, localDays, dispatch, trail, clock }),
      syncReviews: new SyncReviews({ hiring, reviews, clock }),
    }),
    dueWork: [
      new RemindOfForms({ ...shared, dispatch, reader, people, trail }),
      new PurgeForms({ ...shared, entries, cases, copies, reviews, reader, trail }),
      new EndLateReviews({ ...shared, reviews, addons }),
    ],
    personalData: [
      new SqlEligibilityPersonalData(sql, ownReferrals),
      new SqlReviewPersonalData(sql, ownReferrals),
    ],
    sealedFields: [entries, copies],
  };
}
