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
import type { ModerationBase } from './moderation-base.ts';
import type { ModerationOutside } from './moderation-outside.ts';
import { SqlAppealStore } from './persistence/appeals/sql-appeal-store.ts';
import { SqlCaseQueries } from './persistence/cases/sql-case-queries.ts';
import { SqlActionLog } from './persistence/sanctions/sql-action-log.ts';

/** Decisions of moderators, and appeals. */
export function wireNotice(outside: ModerationOutside, base: ModerationBase) {
  const { platform, administration: accounts, contacts, notifier, emails, hours } = outside;
  const { sql, unitOfWork, clock, audit, linkSecrets: secrets } = platform;
  const { contents, cases, reports, trust, writings } = base;
  const { publicUrl } = platform.settings;
  const queries = new SqlCaseQueries(sql);
  const actions = new SqlActionLog(sql);
  const appeals = new SqlAppealStore(sql);

  const links = new AppealLinks({ actions, secrets });
  const notice = new SuspensionNotice({ contacts, emails, notifier, hours, links, publicUrl });
  const sanctions = new SanctionPerson({ accounts, actions, notifier, notice, clock });
  const moderatePerson = new ModeratePerson({ unitOfWork, contents, sanctions, audit });

  const effects = new ContentEffects(contents, notifier);
  const read = new ReadCase({ unitOfWork, queries, contents, trust, clock });
  const claim = new ClaimCase({ unitOfWork, cases, reports, clock });
  const decide = new DecideCase({
    unitOfWork,
    cases,
    reports,
    effects,
    sanctions,
    actions,
    writings,
    notifier,
    audit,
    clock,
  });

  const shared = { unitOfWork, actions, appeals, clock };
  const appeal = new AppealDecision({ ...shared, secrets });
  const answerAppeal = new AnswerAppeal({ ...shared, contents, accounts, notifier, audit });

  return {
    contentReports: queries,
    suspensions: new CurrentSuspension(actions, links),
    routes: [
      ...caseRoutes({ queries, read, claim, decide, clock }),
      ...appealRoutes({ appeal, queries, secrets }),
      ...sanctionRoutes({ queries, moderatePerson, answerAppeal }),
    ],
    dueWork: [new EndExpiredSuspensions({ unitOfWork, actions, clock })],
  };
}
