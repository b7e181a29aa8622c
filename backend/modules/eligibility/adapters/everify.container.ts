import { ContainerModule } from 'inversify';
import { construct, provide, token } from '#platform/container/token.ts';
import { CLOCK, ROUTES, SQL, UNIT_OF_WORK } from '#platform/tokens.ts';
import { EMPLOYMENT_CHECKS } from '#modules/hiring/index.ts';
import { EverifyCalls } from '../application/everify/everify-calls.ts';
import { SetI9 } from '../application/everify/set-i9.ts';
import {
  ACCESS,
  BY_LINK,
  CASES,
  DISPATCH,
  FORMS,
  I9_SETTINGS,
  PAGES,
  PEOPLE,
  READ_FORM,
  TRAIL,
} from './eligibility.tokens.ts';
import { everifyRoutes } from './http/everify.routes.ts';
import { SqlEmploymentChecks } from './persistence/sql-employment-checks.ts';

const SET_I9 = token<SetI9>('eligibility.set-i9');
const EVERIFY_CALLS = token<EverifyCalls>('eligibility.everify-calls');

/** E-Verify cases of Form I-9. */
export const everifyContainer = new ContainerModule(({ bind }) => {
  construct(bind, EMPLOYMENT_CHECKS, SqlEmploymentChecks, [SQL]);
  construct(bind, SET_I9, SetI9, { unitOfWork: UNIT_OF_WORK, settings: I9_SETTINGS, clock: CLOCK });
  construct(bind, EVERIFY_CALLS, EverifyCalls, {
    unitOfWork: UNIT_OF_WORK,
    access: ACCESS,
    byLink: BY_LINK,
    forms: FORMS,
    cases: CASES,
    dispatch: DISPATCH,
    people: PEOPLE,
    trail: TRAIL,
    clock: CLOCK,
  });
  provide(
    bind,
    ROUTES,
    (settings, cases, reading, pages) => everifyRoutes({ settings, cases, reading, pages }),
    [SET_I9, EVERIFY_CALLS, READ_FORM, PAGES],
  );
});
