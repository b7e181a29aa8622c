import { ContainerModule } from 'inversify';
import { provide, token } from '#platform/container/token.ts';
import { isContention } from '#platform/persistence/contention.ts';
import { CLOCK, ROUTES, SQL } from '#platform/tokens.ts';
import { PAYMENT_SUBJECTS } from '#modules/billing/index.ts';
import { ChangeInBulk } from '../application/employer/change-in-bulk.ts';
import { EmployerDesk } from '../application/employer/employer-desk.ts';
import { ViewCandidate } from '../application/employer/view-candidate.ts';
import {
  CHANGE_STATUS,
  READ_REFERRALS,
  REFERRAL_ANSWERS,
  REFERRAL_PAGES,
  ROLL_BACK,
} from './hiring.tokens.ts';
import { employerDeskRoutes } from './http/employer/employer-desk.routes.ts';
import { SqlCandidateViews } from './persistence/employer/sql-candidate-views.ts';
import { SqlEmployerDesk } from './persistence/employer/sql-employer-desk.ts';
import { SqlPaymentSubjects } from './persistence/employer/sql-payment-subjects.ts';

const EMPLOYER_DESK = token<EmployerDesk>('hiring.employer-desk');
const CHANGE_IN_BULK = token<ChangeInBulk>('hiring.change-in-bulk');
const VIEW_CANDIDATE = token<ViewCandidate>('hiring.view-candidate');

export const employerDeskContainer = new ContainerModule(({ bind }) => {
  provide(
    bind,
    EMPLOYER_DESK,
    (sql, answers, clock) => new EmployerDesk(new SqlEmployerDesk(sql), answers, clock),
    [SQL, REFERRAL_ANSWERS, CLOCK],
  );
  provide(
    bind,
    CHANGE_IN_BULK,
    (changeStatus, rollBack, pages, clock) =>
      new ChangeInBulk(changeStatus, rollBack, pages, isContention, clock),
    [CHANGE_STATUS, ROLL_BACK, REFERRAL_PAGES, CLOCK],
  );
  provide(
    bind,
    VIEW_CANDIDATE,
    (reading, sql, clock) => new ViewCandidate(reading, new SqlCandidateViews(sql), clock),
    [READ_REFERRALS, SQL, CLOCK],
  );
  provide(bind, PAYMENT_SUBJECTS, (sql) => new SqlPaymentSubjects(sql), [SQL]);
  provide(bind, ROUTES, (desk, bulk, viewCandidate) => employerDeskRoutes({ desk, bulk, viewCandidate }), [
    EMPLOYER_DESK,
    CHANGE_IN_BULK,
    VIEW_CANDIDATE,
  ]);
});
