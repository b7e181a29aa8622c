import { ContainerModule, type ContainerModuleLoadOptions } from 'inversify';
import { construct, provide } from '#platform/container/token.ts';
import { HmacLinkSecrets } from '#platform/links/link-secrets.ts';
import {
  CLOCK,
  DUE_WORK,
  EVENT_CONSUMERS,
  TASK_HANDLERS,
  TASK_QUEUE,
  LINK_SECRETS,
  ORM,
  PERSONAL_DATA,
  ROUTES,
  SETTINGS,
  SQL,
  UNIT_OF_WORK,
} from '#platform/tokens.ts';
import { BILLING, CHECK_CHARGES } from '#modules/billing/index.ts';
import { CHECKS, HIRING, OWN_REFERRALS } from '#modules/hiring/index.ts';
import { NOTIFIER } from '#modules/notifications/index.ts';
import { ADDON_DELIVERY } from '#modules/offers/index.ts';
import { AnswerConsent } from '../application/answer-consent.ts';
import { AnswerNotice } from '../application/answer-notice.ts';
import type { BackgroundCheckProvider } from '../application/background-check-provider.ts';
import { ChangeCheck } from '../application/change-check.ts';
import { CheckWork } from '../application/check-work.ts';
import { ConsentDispatch } from '../application/consent-dispatch.ts';
import { EndAdverseAction } from '../application/end-adverse-action.ts';
import { CancelReport, FollowCheck } from '../application/follow-check.ts';
import { SyncChecks } from '../application/sync-checks.ts';
import { ReceiveReport } from '../application/receive-report.ts';
import { RequestCheck } from '../application/request-check.ts';
import { ShowCheck } from '../application/show-check.ts';
import { StartAdverseAction } from '../application/start-adverse-action.ts';
import { NotifyCheckParties } from '../application/notify-check-parties.ts';
import { CheckrBackgroundChecks } from './checkr/checkr-background-checks.ts';
import { backgroundCheckRoutes } from './http/background-check.routes.ts';
import { linkRoutes, webhookRoutes } from './http/link.routes.ts';
import {
  ACTIONS,
  ANSWER_CONSENT,
  ANSWER_NOTICE,
  ANSWER_REFERENCE,
  CHANGE_CHECK,
  BACKGROUND_CHECKS,
  CHECK_LOG,
  CONSENTS,
  DISPATCH,
  END_ACTION,
  FOLLOW_CHECK,
  LINKS,
  PEOPLE,
  PROVIDER,
  READER,
  REFERENCE_CHECKS,
  REQUEST_CHECK,
  SHOW_CHECK,
  START_ACTION,
  WORK,
} from './checks.tokens.ts';
import { DerivedCheckLinks } from './links/derived-check-links.ts';
import { PdfConsentPrinter } from './pdf/pdf-consent-printer.ts';
import {
  MikroAdverseActionRepository,
  MikroBackgroundCheckRepository,
  MikroConsentLinkRepository,
  MikroReferenceCheckRepository,
} from './persistence/mikro-check-repositories.ts';
import { SqlChecks } from './persistence/sql-checks.ts';
import { SqlCheckLog } from './persistence/sql-check-log.ts';
import { SqlChecksPersonalData } from './persistence/sql-checks-personal-data.ts';
import { SqlChecksReader } from './persistence/sql-checks-reader.ts';
import { SandboxBackgroundChecks } from './sandbox/sandbox-background-checks.ts';

type Bind = ContainerModuleLoadOptions['bind'];

export const checksContainer = new ContainerModule(({ bind }) => {
  bindStores(bind);
  bindProvider(bind);
  bindSharedSteps(bind);
  bindChecks(bind);
  bindDecisions(bind);
  bindBackground(bind);
  bindRoutes(bind);
});

function bindStores(bind: Bind): void {
  construct(bind, CHECKS, SqlChecks, [SQL]);
  construct(bind, BACKGROUND_CHECKS, MikroBackgroundCheckRepository, [ORM]);
  construct(bind, CONSENTS, MikroConsentLinkRepository, [ORM, SQL]);
  construct(bind, ACTIONS, MikroAdverseActionRepository, [ORM]);
  construct(bind, REFERENCE_CHECKS, MikroReferenceCheckRepository, [ORM]);
  construct(bind, READER, SqlChecksReader, [SQL]);
  construct(bind, CHECK_LOG, SqlCheckLog, [SQL]);
  construct(bind, PERSONAL_DATA, SqlChecksPersonalData, [SQL, OWN_REFERRALS]);
  provide(
    bind,
    LINKS,
    (secrets, { sessionKeys, publicUrl }) => {
      const older = sessionKeys.slice(1).map((key) => new HmacLinkSecrets([key]));
      return new DerivedCheckLinks(secrets, older, publicUrl);
    },
    [LINK_SECRETS, SETTINGS],
  );
}

/** An agency over HTTP where one is set, the embedded sandbox otherwise (rules.md#check-agencies). */
function bindProvider(bind: Bind): void {
  provide(
    bind,
    PROVIDER,
    (sql, clock, { backgroundChecks }, secrets): BackgroundCheckProvider =>
      backgroundChecks
        ? new CheckrBackgroundChecks({ ...backgroundChecks, clock })
        : new SandboxBackgroundChecks(sql, clock, () => secrets.derive('checks.sandbox')),
    [SQL, CLOCK, SETTINGS, LINK_SECRETS],
  );
}

function bindSharedSteps(bind: Bind): void {
  construct(bind, PEOPLE, NotifyCheckParties, [NOTIFIER, READER, PROVIDER]);
  construct(bind, DISPATCH, ConsentDispatch, [CONSENTS, LINKS, PEOPLE, CLOCK]);
  construct(bind, WORK, CheckWork, [BACKGROUND_CHECKS, DISPATCH, CHECK_LOG, TASK_QUEUE, CLOCK]);
}

function bindChecks(bind: Bind): void {
  provide(
    bind,
    REQUEST_CHECK,
    (unit, hiring, billing, charges, checks, dispatch, work, log, clock) =>
      new RequestCheck(unit, hiring, { billing, charges }, checks, { dispatch, work }, log, clock),
    [UNIT_OF_WORK, HIRING, BILLING, CHECK_CHARGES, BACKGROUND_CHECKS, DISPATCH, WORK, CHECK_LOG, CLOCK],
  );
  provide(
    bind,
    CHANGE_CHECK,
    (unit, hiring, checks, dispatch, work, charges, clock) =>
      new ChangeCheck(unit, hiring, checks, { dispatch, work }, charges, clock),
    [UNIT_OF_WORK, HIRING, BACKGROUND_CHECKS, DISPATCH, WORK, CHECK_CHARGES, CLOCK],
  );
  construct(bind, SHOW_CHECK, ShowCheck, [HIRING, READER, LINKS, CLOCK]);
  provide(
    bind,
    ANSWER_CONSENT,
    (unitOfWork, hiring, reader, checks, consents, links, provider, work, log, people, clock) =>
      new AnswerConsent({
        unitOfWork,
        hiring,
        reader,
        checks,
        consents,
        links,
        provider,
        work,
        log,
        people,
        clock,
        printer: new PdfConsentPrinter(),
      }),
    [
      UNIT_OF_WORK,
      HIRING,
      READER,
      BACKGROUND_CHECKS,
      CONSENTS,
      LINKS,
      PROVIDER,
      WORK,
      CHECK_LOG,
      PEOPLE,
      CLOCK,
    ],
  );
  provide(
    bind,
    FOLLOW_CHECK,
    (unitOfWork, hiring, reader, checks, provider, charges, addons, work, log, people, clock) =>
      new FollowCheck({
        unitOfWork,
        hiring,
        reader,
        checks,
        provider,
        charges,
        addons,
        work,
        log,
        people,
        clock,
      }),
    [
      UNIT_OF_WORK,
      HIRING,
      READER,
      BACKGROUND_CHECKS,
      PROVIDER,
      CHECK_CHARGES,
      ADDON_DELIVERY,
      WORK,
      CHECK_LOG,
      PEOPLE,
      CLOCK,
    ],
  );
}

function bindDecisions(bind: Bind): void {
  provide(
    bind,
    START_ACTION,
    (unit, hiring, checks, actions, links, people, log, clock) =>
      new StartAdverseAction(unit, hiring, checks, actions, links, { people, log }, clock),
    [UNIT_OF_WORK, HIRING, BACKGROUND_CHECKS, ACTIONS, LINKS, PEOPLE, CHECK_LOG, CLOCK],
  );
  provide(
    bind,
    END_ACTION,
    (unit, hiring, reader, actions, links, people, log, clock) =>
      new EndAdverseAction(unit, hiring, reader, actions, links, { people, log }, clock),
    [UNIT_OF_WORK, HIRING, READER, ACTIONS, LINKS, PEOPLE, CHECK_LOG, CLOCK],
  );
  provide(
    bind,
    ANSWER_NOTICE,
    (unitOfWork, hiring, reader, actions, links, provider, people, log, clock) =>
      new AnswerNotice({ unitOfWork, hiring, reader, actions, links, provider, people, log, clock }),
    [UNIT_OF_WORK, HIRING, READER, ACTIONS, LINKS, PROVIDER, PEOPLE, CHECK_LOG, CLOCK],
  );
}

function bindBackground(bind: Bind): void {
  provide(bind, TASK_HANDLERS, (follow) => follow, [FOLLOW_CHECK]);
  construct(bind, TASK_HANDLERS, CancelReport, [PROVIDER]);
  provide(bind, DUE_WORK, (follow) => follow, [FOLLOW_CHECK]);
  provide(bind, DUE_WORK, (actions) => actions, [END_ACTION]);
  provide(
    bind,
    EVENT_CONSUMERS,
    (hiring, checks, charges, request, work, actions) =>
      new SyncChecks(hiring, checks, charges, { request, work, actions }),
    [HIRING, BACKGROUND_CHECKS, CHECK_CHARGES, REQUEST_CHECK, WORK, END_ACTION],
  );
}

function bindRoutes(bind: Bind): void {
  provide(
    bind,
    ROUTES,
    (requestCheck, changeCheck, showCheck, startAction, endAction) =>
      backgroundCheckRoutes({ requestCheck, changeCheck, showCheck, startAction, endAction }),
    [REQUEST_CHECK, CHANGE_CHECK, SHOW_CHECK, START_ACTION, END_ACTION],
  );
  provide(bind, ROUTES, (consent, notice, reference) => linkRoutes({ consent, notice, reference }), [
    ANSWER_CONSENT,
    ANSWER_NOTICE,
    ANSWER_REFERENCE,
  ]);
  provide(
    bind,
    ROUTES,
    (unit, provider, reader, jobs) => webhookRoutes(new ReceiveReport(unit, provider, reader, jobs)),
    [UNIT_OF_WORK, PROVIDER, READER, TASK_QUEUE],
  );
}
