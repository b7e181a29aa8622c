import { ContainerModule, type ContainerModuleLoadOptions } from 'inversify';
import { construct, provide, token } from '#platform/container/token.ts';
import { HmacLinkSecrets } from '#platform/links/link-secrets.ts';
import {
  CLOCK,
  DUE_WORK,
  EVENT_CONSUMERS,
  FIELD_CIPHER,
  LINK_SECRETS,
  LOCAL_DAYS,
  ORM,
  PERSONAL_DATA,
  PRINTING,
  ROUTES,
  SEALED_FIELDS,
  SETTINGS,
  SQL,
  TASK_HANDLERS,
  TASK_QUEUE,
  UNIT_OF_WORK,
} from '#platform/tokens.ts';
import { ADD_ON_CHARGES, BILLING } from '#modules/billing/index.ts';
import { CHECKS, HIRING, OWN_REFERRALS } from '#modules/hiring/index.ts';
import { ADDON_DELIVERY } from '#modules/offers/index.ts';
import { AnswerConsent } from '../application/consent/answer-consent.ts';
import type { ConsentPrinter, PaperFormPrinter } from '../application/ports.ts';
import type { BackgroundCheckProvider } from '../application/background-check-provider.ts';
import { CancelCheck } from '../application/cancel-check.ts';
import { CheckLifecycle } from '../application/check-lifecycle.ts';
import { ConsentDispatch } from '../application/consent/consent-dispatch.ts';
import { CancelReport, TrackCheck } from '../application/track-check.ts';
import { SyncChecks } from '../application/sync-checks.ts';
import { ReceiveAgencyEvent } from '../application/receive-agency-event.ts';
import { ReissueConsentLink } from '../application/consent/reissue-consent-link.ts';
import { RequestCheck } from '../application/request-check.ts';
import { PrintPaperForm } from '../application/consent/print-paper-form.ts';
import { ReadCheck } from '../application/read-check.ts';
import { CheckrBackgroundChecks } from './checkr/checkr-background-checks.ts';
import { agencyWebhookRoutes } from './http/agency-webhook.routes.ts';
import { backgroundCheckRoutes } from './http/background-check.routes.ts';
import {
  ACTIONS,
  AGREED_TEXTS,
  ANSWER_CONSENT,
  CANCEL_CHECK,
  BACKGROUND_CHECKS,
  CERTIFICATION_CHECK,
  CHECK_LOG,
  CERTIFY,
  CONSENTS,
  DISPATCH,
  END_ACTION,
  TRACK_CHECK,
  LINKS,
  NOTICE_REPORTS,
  PEOPLE,
  PROVIDER,
  READER,
  REFERENCE_CHECKS,
  REISSUE_CONSENT_LINK,
  REQUEST_CHECK,
  PAPER_FORM,
  READ_CHECK,
  SYNC_CHECKS,
  CHECK_LIFECYCLE,
} from './checks.tokens.ts';
import { DerivedCheckLinks } from './links/derived-check-links.ts';
import type { PdfPaperFormPrinter } from './pdf/pdf-paper-form-printer.ts';
import type { PdfConsentPrinter } from './pdf/pdf-consent-printer.ts';
import {
  MikroAdverseActionRepository,
  MikroBackgroundCheckRepository,
  MikroConsentLinkRepository,
  MikroReferenceCheckRepository,
} from './persistence/mikro-check-repositories.ts';
import { SqlWaysOut } from './persistence/sql-ways-out.ts';
import { SqlCheckLog } from './persistence/sql-check-log.ts';
import { SealedChecks } from './persistence/sealed-checks.ts';
import { SqlChecksPersonalData } from './persistence/sql-checks-personal-data.ts';
import { SqlChecksReader } from './persistence/sql-checks-reader.ts';
import { SandboxBackgroundChecks } from './sandbox/sandbox-background-checks.ts';
import { syncChecksConsumer } from './queue/sync-checks-consumer.ts';

const SEALED = token<SealedChecks>('checks.sealed');
const PAPER_FORM_PRINTER = token<PaperFormPrinter>('checks.paper-form-printer');
const CONSENT_PRINTER = token<ConsentPrinter>('checks.consent-printer');

type Bind = ContainerModuleLoadOptions['bind'];

export const checksContainer = new ContainerModule(({ bind }) => {
  bindStores(bind);
  bindProvider(bind);
  bindSharedSteps(bind);
  bindChecks(bind);
  bindBackground(bind);
  bindRoutes(bind);
});

function bindStores(bind: Bind): void {
  construct(bind, CHECKS, SqlWaysOut, [SQL]);
  construct(bind, SEALED, SealedChecks, [SQL, FIELD_CIPHER]);
  provide(bind, SEALED_FIELDS, (sealed) => sealed, [SEALED]);
  construct(bind, BACKGROUND_CHECKS, MikroBackgroundCheckRepository, [ORM, SEALED]);
  construct(bind, CONSENTS, MikroConsentLinkRepository, [ORM, SQL]);
  construct(bind, ACTIONS, MikroAdverseActionRepository, [ORM, SEALED]);
  construct(bind, REFERENCE_CHECKS, MikroReferenceCheckRepository, [ORM, SEALED]);
  construct(bind, READER, SqlChecksReader, [SQL, SEALED]);
  construct(bind, CHECK_LOG, SqlCheckLog, [SQL]);
  construct(bind, PERSONAL_DATA, SqlChecksPersonalData, [SQL, OWN_REFERRALS, SEALED, NOTICE_REPORTS]);
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
  construct(bind, DISPATCH, ConsentDispatch, {
    consents: CONSENTS,
    links: LINKS,
    people: PEOPLE,
    clock: CLOCK,
  });
  construct(bind, CHECK_LIFECYCLE, CheckLifecycle, {
    checks: BACKGROUND_CHECKS,
    dispatch: DISPATCH,
    log: CHECK_LOG,
    taskQueue: TASK_QUEUE,
    clock: CLOCK,
  });
}

function bindChecks(bind: Bind): void {
  construct(bind, REQUEST_CHECK, RequestCheck, {
    unitOfWork: UNIT_OF_WORK,
    hiring: HIRING,
    billing: BILLING,
    charges: ADD_ON_CHARGES,
    checks: BACKGROUND_CHECKS,
    dispatch: DISPATCH,
    lifecycle: CHECK_LIFECYCLE,
    log: CHECK_LOG,
    certification: CERTIFICATION_CHECK,
    people: PEOPLE,
    clock: CLOCK,
  });
  construct(bind, REISSUE_CONSENT_LINK, ReissueConsentLink, {
    unitOfWork: UNIT_OF_WORK,
    hiring: HIRING,
    checks: BACKGROUND_CHECKS,
    dispatch: DISPATCH,
    certification: CERTIFICATION_CHECK,
    clock: CLOCK,
  });
  construct(bind, CANCEL_CHECK, CancelCheck, {
    unitOfWork: UNIT_OF_WORK,
    hiring: HIRING,
    checks: BACKGROUND_CHECKS,
    lifecycle: CHECK_LIFECYCLE,
    charges: ADD_ON_CHARGES,
  });
  construct(bind, READ_CHECK, ReadCheck, {
    hiring: HIRING,
    reader: READER,
    links: LINKS,
    certifications: CERTIFY,
    clock: CLOCK,
  });
  provide(
    bind,
    CONSENT_PRINTER,
    (printing) => ({
      print: printing.of<PdfConsentPrinter>(
        new URL('./pdf/pdf-consent-printer.ts', import.meta.url),
        'PdfConsentPrinter',
      )('print'),
    }),
    [PRINTING],
  );
  provide(
    bind,
    PAPER_FORM_PRINTER,
    (printing) => ({
      print: printing.of<PdfPaperFormPrinter>(
        new URL('./pdf/pdf-paper-form-printer.ts', import.meta.url),
        'PdfPaperFormPrinter',
      )('print'),
    }),
    [PRINTING],
  );
  construct(bind, PAPER_FORM, PrintPaperForm, {
    hiring: HIRING,
    reader: READER,
    provider: PROVIDER,
    printer: PAPER_FORM_PRINTER,
    clock: CLOCK,
  });
  construct(bind, ANSWER_CONSENT, AnswerConsent, {
    unitOfWork: UNIT_OF_WORK,
    hiring: HIRING,
    reader: READER,
    checks: BACKGROUND_CHECKS,
    consents: CONSENTS,
    links: LINKS,
    provider: PROVIDER,
    lifecycle: CHECK_LIFECYCLE,
    log: CHECK_LOG,
    people: PEOPLE,
    localDays: LOCAL_DAYS,
    clock: CLOCK,
    printer: CONSENT_PRINTER,
    texts: AGREED_TEXTS,
  });
  construct(bind, TRACK_CHECK, TrackCheck, {
    unitOfWork: UNIT_OF_WORK,
    hiring: HIRING,
    reader: READER,
    checks: BACKGROUND_CHECKS,
    provider: PROVIDER,
    addons: ADDON_DELIVERY,
    lifecycle: CHECK_LIFECYCLE,
    log: CHECK_LOG,
    people: PEOPLE,
    clock: CLOCK,
  });
}

function bindBackground(bind: Bind): void {
  provide(bind, TASK_HANDLERS, (follow) => follow, [TRACK_CHECK]);
  construct(bind, TASK_HANDLERS, CancelReport, [PROVIDER]);
  provide(bind, DUE_WORK, (follow) => follow, [TRACK_CHECK]);
  construct(bind, SYNC_CHECKS, SyncChecks, {
    hiring: HIRING,
    checks: BACKGROUND_CHECKS,
    charges: ADD_ON_CHARGES,
    request: REQUEST_CHECK,
    lifecycle: CHECK_LIFECYCLE,
    actions: END_ACTION,
  });
  provide(bind, EVENT_CONSUMERS, syncChecksConsumer, [SYNC_CHECKS]);
}

function bindRoutes(bind: Bind): void {
  provide(
    bind,
    ROUTES,
    (requestCheck, reissueConsentLink, cancelCheck, readCheck, paperForm) =>
      backgroundCheckRoutes({ requestCheck, reissueConsentLink, cancelCheck, readCheck, paperForm }),
    [REQUEST_CHECK, REISSUE_CONSENT_LINK, CANCEL_CHECK, READ_CHECK, PAPER_FORM],
  );
  provide(
    bind,
    ROUTES,
    (unit, provider, reader, taskQueue) =>
      agencyWebhookRoutes(new ReceiveAgencyEvent({ unitOfWork: unit, provider, reader, taskQueue })),
    [UNIT_OF_WORK, PROVIDER, READER, TASK_QUEUE],
  );
}
