import { ContainerModule } from 'inversify';
import { construct, provide, token } from '#platform/container/token.ts';
import {
  AUDIT_TRAIL,
  CLOCK,
  DUE_WORK,
  LINK_SECRETS,
  ROUTES,
  SETTINGS,
  SQL,
  UNIT_OF_WORK,
} from '#platform/tokens.ts';
import { ACCOUNT_ADMINISTRATION, CONTACTS, SUSPENSIONS } from '#modules/identity/index.ts';
import { EMAILS, NOTIFIER, PERSONS_HOURS } from '#modules/notifications/index.ts';
import { AnswerAppeal } from '../application/appeals/answer-appeal.ts';
import { AppealDecision } from '../application/appeals/appeal-decision.ts';
import { ClaimCase } from '../application/cases/claim-case.ts';
import { ContentEffects } from '../application/cases/content-effects.ts';
import { DecideCase } from '../application/cases/decide-case.ts';
import { ReadCase } from '../application/cases/read-case.ts';
import { AppealLinks } from '../application/sanctions/appeal-links.ts';
import { CurrentSuspension } from '../application/sanctions/current-suspension.ts';
import { EndExpiredSuspensions } from '../application/sanctions/end-expired-suspensions.ts';
import { ModeratePerson } from '../application/sanctions/moderate-person.ts';
import { SanctionPerson } from '../application/sanctions/sanction-person.ts';
import { SuspensionNotice } from '../application/sanctions/suspension-notice.ts';
import { caseRoutes } from './http/cases/case.routes.ts';
import { sanctionRoutes } from './http/cases/sanction.routes.ts';
import { appealRoutes } from './http/reports/appeal.routes.ts';
import {
  ACTION_LOG,
  APPEAL_STORE,
  CASE_QUERIES,
  CASE_STORE,
  CONTENT_REPORTS,
  REPORT_STORE,
  REPORTED_CONTENTS,
  SANCTION_PERSON,
  TRUST_READER,
  WRITING_LOG,
} from './moderation.tokens.ts';
import { SqlAppealStore } from './persistence/appeals/sql-appeal-store.ts';
import { SqlCaseQueries } from './persistence/cases/sql-case-queries.ts';
import { SqlActionLog } from './persistence/sanctions/sql-action-log.ts';

const READ_CASE = token<ReadCase>('moderation.read-case');
const CLAIM_CASE = token<ClaimCase>('moderation.claim-case');
const DECIDE_CASE = token<DecideCase>('moderation.decide-case');
const CONTENT_EFFECTS = token<ContentEffects>('moderation.content-effects');
const MODERATE_PERSON = token<ModeratePerson>('moderation.moderate-person');
const APPEAL_LINKS = token<AppealLinks>('moderation.appeal-links');
const SUSPENSION_NOTICE = token<SuspensionNotice>('moderation.suspension-notice');
const APPEAL_DECISION = token<AppealDecision>('moderation.appeal-decision');
const ANSWER_APPEAL = token<AnswerAppeal>('moderation.answer-appeal');

type Bind = Parameters<typeof provide>[0];

/** Decisions of moderators, and appeals. */
export const decisionsContainer = new ContainerModule(({ bind }) => {
  construct(bind, CASE_QUERIES, SqlCaseQueries, [SQL]);
  construct(bind, CONTENT_REPORTS, SqlCaseQueries, [SQL]);
  construct(bind, ACTION_LOG, SqlActionLog, [SQL]);
  construct(bind, APPEAL_LINKS, AppealLinks, { actions: ACTION_LOG, secrets: LINK_SECRETS });
  construct(bind, SUSPENSIONS, CurrentSuspension, [ACTION_LOG, APPEAL_LINKS]);
  bindSanctions(bind);
  bindCases(bind);
  bindAppeals(bind);
});

function bindSanctions(bind: Bind): void {
  provide(
    bind,
    SUSPENSION_NOTICE,
    (contacts, emails, notifier, hours, links, { publicUrl }) =>
      new SuspensionNotice({ contacts, emails, notifier, hours, links, publicUrl }),
    [CONTACTS, EMAILS, NOTIFIER, PERSONS_HOURS, APPEAL_LINKS, SETTINGS],
  );
  construct(bind, SANCTION_PERSON, SanctionPerson, {
    accounts: ACCOUNT_ADMINISTRATION,
    actions: ACTION_LOG,
    notifier: NOTIFIER,
    notice: SUSPENSION_NOTICE,
    clock: CLOCK,
  });
  construct(bind, MODERATE_PERSON, ModeratePerson, {
    unitOfWork: UNIT_OF_WORK,
    contents: REPORTED_CONTENTS,
    sanctions: SANCTION_PERSON,
    audit: AUDIT_TRAIL,
  });
  construct(bind, DUE_WORK, EndExpiredSuspensions, {
    unitOfWork: UNIT_OF_WORK,
    actions: ACTION_LOG,
    clock: CLOCK,
  });
}

function bindCases(bind: Bind): void {
  construct(bind, READ_CASE, ReadCase, {
    unitOfWork: UNIT_OF_WORK,
    queries: CASE_QUERIES,
    contents: REPORTED_CONTENTS,
    trust: TRUST_READER,
    clock: CLOCK,
  });
  construct(bind, CLAIM_CASE, ClaimCase, {
    unitOfWork: UNIT_OF_WORK,
    cases: CASE_STORE,
    reports: REPORT_STORE,
    clock: CLOCK,
  });
  construct(bind, CONTENT_EFFECTS, ContentEffects, [REPORTED_CONTENTS, NOTIFIER]);
  construct(bind, DECIDE_CASE, DecideCase, {
    unitOfWork: UNIT_OF_WORK,
    cases: CASE_STORE,
    reports: REPORT_STORE,
    effects: CONTENT_EFFECTS,
    sanctions: SANCTION_PERSON,
    actions: ACTION_LOG,
    writings: WRITING_LOG,
    notifier: NOTIFIER,
    audit: AUDIT_TRAIL,
    clock: CLOCK,
  });
  provide(
    bind,
    ROUTES,
    (queries, read, claim, decide, clock) => caseRoutes({ queries, read, claim, decide, clock }),
    [CASE_QUERIES, READ_CASE, CLAIM_CASE, DECIDE_CASE, CLOCK],
  );
}

function bindAppeals(bind: Bind): void {
  construct(bind, APPEAL_STORE, SqlAppealStore, [SQL]);
  construct(bind, APPEAL_DECISION, AppealDecision, {
    unitOfWork: UNIT_OF_WORK,
    actions: ACTION_LOG,
    appeals: APPEAL_STORE,
    secrets: LINK_SECRETS,
    clock: CLOCK,
  });
  construct(bind, ANSWER_APPEAL, AnswerAppeal, {
    unitOfWork: UNIT_OF_WORK,
    appeals: APPEAL_STORE,
    actions: ACTION_LOG,
    contents: REPORTED_CONTENTS,
    accounts: ACCOUNT_ADMINISTRATION,
    notifier: NOTIFIER,
    audit: AUDIT_TRAIL,
    clock: CLOCK,
  });
  provide(bind, ROUTES, (appeal, queries, secrets) => appealRoutes({ appeal, queries, secrets }), [
    APPEAL_DECISION,
    CASE_QUERIES,
    LINK_SECRETS,
  ]);
  provide(
    bind,
    ROUTES,
    (queries, moderatePerson, answerAppeal) => sanctionRoutes({ queries, moderatePerson, answerAppeal }),
    [CASE_QUERIES, MODERATE_PERSON, ANSWER_APPEAL],
  );
}
