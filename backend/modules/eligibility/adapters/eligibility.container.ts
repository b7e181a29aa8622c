import { SECURITY_LOG } from '#modules/identity/index.ts';
import { ContainerModule, type ContainerModuleLoadOptions } from 'inversify';
import { construct, provide } from '#platform/container/token.ts';
import { HmacLinkSecrets } from '#platform/links/link-secrets.ts';
import {
  CLOCK,
  DUE_WORK,
  EVENT_CONSUMERS,
  FIELD_CIPHER,
  LINK_SECRETS,
  LOCAL_DAYS,
  LOG,
  ORM,
  PERSONAL_DATA,
  PRINTING,
  ROUTES,
  SEALED_FIELDS,
  SETTINGS,
  SQL,
  UNIT_OF_WORK,
} from '#platform/tokens.ts';
import { HIRING, OWN_REFERRALS } from '#modules/hiring/index.ts';
import { NOTIFIER } from '#modules/notifications/index.ts';
import type { FormPrinter } from '../application/form-printer.ts';
import { AnswerByLink } from '../application/answer-by-link.ts';
import { ExportPasswords } from '../application/export-passwords.ts';
import { FormAccess } from '../application/form-access.ts';
import { I9Pages } from '../application/i9-page.ts';
import { ManageFormRetention } from '../application/manage-form-retention.ts';
import { LinkDispatch } from '../application/link-dispatch.ts';
import { ListForms } from '../application/list-forms.ts';
import { NotifyI9Parties } from '../application/notify-i9-parties.ts';
import { PrintForms } from '../application/print-forms.ts';
import { PurgeForms } from '../application/purge-forms.ts';
import { ReadForm } from '../application/read-form.ts';
import { RemindOfForms } from '../application/remind-of-forms.ts';
import { Section1Calls } from '../application/section1.ts';
import { Section2Calls } from '../application/section2.ts';
import { SyncForms } from '../application/sync-forms.ts';
import {
  ACCESS,
  BY_LINK,
  CASES,
  COPIES,
  DISPATCH,
  ENTRIES,
  FORMS,
  I9_SETTINGS,
  IN_TURN,
  MANAGE_FORM_RETENTION,
  LINK_ROWS,
  LINKS,
  LIST_FORMS,
  PAGES,
  PEOPLE,
  PRINTER,
  EXPORTING,
  EXPORT_PASSWORDS,
  PRINT_FORMS,
  READ_FORM,
  REVIEWS,
  READER,
  SECTION1,
  SECTION2,
  SYNC_FORMS,
  TRAIL,
} from './eligibility.tokens.ts';
import { ZipFormExport } from './export/zip-form-export.ts';
import { i9DocumentRoutes } from './http/i9-document.routes.ts';
import { i9FormRoutes } from './http/i9-form.routes.ts';
import { i9PageRoutes } from './http/i9-page.routes.ts';
import { myI9Routes } from './http/my-i9.routes.ts';
import { DerivedI9Links } from './links/derived-i9-links.ts';
import { formPrinter } from './pdf/form-printer.ts';
import {
  MikroEverifyCaseRepository,
  MikroI9FormRepository,
  MikroI9LinkRepository,
} from './persistence/mikro-i9-repositories.ts';
import { SqlEligibilityPersonalData } from './persistence/sql-eligibility-personal-data.ts';
import { SqlI9Copies } from './persistence/sql-i9-copies.ts';
import { SqlI9Entries } from './persistence/sql-i9-entries.ts';
import { SqlI9Settings } from './persistence/sql-i9-settings.ts';
import { SqlI9Reader } from './persistence/sql-i9-reader.ts';
import { SqlI9Trail } from './persistence/sql-i9-trail.ts';
import { syncFormsConsumer } from './queue/sync-forms-consumer.ts';

type Bind = ContainerModuleLoadOptions['bind'];

export const eligibilityContainer = new ContainerModule(({ bind }) => {
  bindStores(bind);
  bindSharedSteps(bind);
  bindPrinter(bind);
  bindCalls(bind);
  bindBackground(bind);
  bindRoutes(bind);
});

function bindStores(bind: Bind): void {
  construct(bind, FORMS, MikroI9FormRepository, [ORM]);
  construct(bind, LINK_ROWS, MikroI9LinkRepository, [ORM]);
  construct(bind, ENTRIES, SqlI9Entries, [SQL, FIELD_CIPHER]);
  provide(bind, SEALED_FIELDS, (entries) => entries, [ENTRIES]);
  construct(bind, TRAIL, SqlI9Trail, [SQL]);
  construct(bind, COPIES, SqlI9Copies, [SQL, FIELD_CIPHER]);
  provide(bind, SEALED_FIELDS, (copies) => copies, [COPIES]);
  construct(bind, CASES, MikroEverifyCaseRepository, [ORM]);
  construct(bind, I9_SETTINGS, SqlI9Settings, [SQL]);
  construct(bind, READER, SqlI9Reader, [SQL]);
  construct(bind, PERSONAL_DATA, SqlEligibilityPersonalData, [SQL, OWN_REFERRALS]);
  provide(
    bind,
    LINKS,
    (secrets, { sessionKeys, publicUrl }) => {
      const older = sessionKeys.slice(1).map((key) => new HmacLinkSecrets([key]));
      return new DerivedI9Links(secrets, older, publicUrl);
    },
    [LINK_SECRETS, SETTINGS],
  );
}

function bindSharedSteps(bind: Bind): void {
  construct(bind, PEOPLE, NotifyI9Parties, { notifier: NOTIFIER, reader: READER });
  construct(bind, DISPATCH, LinkDispatch, {
    linkRows: LINK_ROWS,
    links: LINKS,
    people: PEOPLE,
    trail: TRAIL,
    clock: CLOCK,
  });
  construct(bind, ACCESS, FormAccess, {
    hiring: HIRING,
    own: OWN_REFERRALS,
    forms: FORMS,
    linkRows: LINK_ROWS,
    links: LINKS,
    reader: READER,
  });
  construct(bind, BY_LINK, AnswerByLink, {
    unitOfWork: UNIT_OF_WORK,
    access: ACCESS,
    linkRows: LINK_ROWS,
    links: LINKS,
    clock: CLOCK,
  });
}

function bindPrinter(bind: Bind): void {
  provide(bind, PRINTER, formPrinter, [SETTINGS, LOG, PRINTING]);
  provide(
    bind,
    IN_TURN,
    (settings, log, printing) => {
      const printer = formPrinter(settings, log, printing.inTurn);
      const begin = (): FormPrinter => {
        printing.refuseIfFull();
        return printer;
      };
      return { begin };
    },
    [SETTINGS, LOG, PRINTING],
  );
}

function bindCalls(bind: Bind): void {
  construct(bind, SECTION1, Section1Calls, {
    unitOfWork: UNIT_OF_WORK,
    access: ACCESS,
    forms: FORMS,
    entries: ENTRIES,
    byLink: BY_LINK,
    hiring: HIRING,
    people: PEOPLE,
    trail: TRAIL,
    clock: CLOCK,
  });
  construct(bind, SECTION2, Section2Calls, {
    unitOfWork: UNIT_OF_WORK,
    access: ACCESS,
    forms: FORMS,
    entries: ENTRIES,
    copies: COPIES,
    trail: TRAIL,
    clock: CLOCK,
  });
  construct(bind, MANAGE_FORM_RETENTION, ManageFormRetention, {
    unitOfWork: UNIT_OF_WORK,
    access: ACCESS,
    forms: FORMS,
    dispatch: DISPATCH,
    trail: TRAIL,
    clock: CLOCK,
  });
  construct(bind, READ_FORM, ReadForm, {
    unitOfWork: UNIT_OF_WORK,
    access: ACCESS,
    entries: ENTRIES,
    cases: CASES,
    copies: COPIES,
    linkRows: LINK_ROWS,
    links: LINKS,
    reader: READER,
    trail: TRAIL,
    clock: CLOCK,
  });
  construct(bind, EXPORT_PASSWORDS, ExportPasswords, [LINK_SECRETS]);
  construct(bind, EXPORTING, ZipFormExport, []);
  construct(bind, PRINT_FORMS, PrintForms, {
    unitOfWork: UNIT_OF_WORK,
    access: ACCESS,
    forms: FORMS,
    entries: ENTRIES,
    cases: CASES,
    copies: COPIES,
    reader: READER,
    printer: PRINTER,
    inTurn: IN_TURN,
    exporting: EXPORTING,
    passwords: EXPORT_PASSWORDS,
    trail: TRAIL,
    securityLog: SECURITY_LOG,
    clock: CLOCK,
  });
  construct(bind, LIST_FORMS, ListForms, { reader: READER, own: OWN_REFERRALS, clock: CLOCK });
  construct(bind, PAGES, I9Pages, {
    unitOfWork: UNIT_OF_WORK,
    access: ACCESS,
    linkRows: LINK_ROWS,
    links: LINKS,
    reader: READER,
    people: PEOPLE,
    trail: TRAIL,
    clock: CLOCK,
  });
}

function bindBackground(bind: Bind): void {
  construct(bind, SYNC_FORMS, SyncForms, {
    hiring: HIRING,
    forms: FORMS,
    reader: READER,
    settings: I9_SETTINGS,
    localDays: LOCAL_DAYS,
    dispatch: DISPATCH,
    trail: TRAIL,
    clock: CLOCK,
  });
  provide(bind, EVENT_CONSUMERS, syncFormsConsumer, [SYNC_FORMS]);
  construct(bind, DUE_WORK, RemindOfForms, {
    unitOfWork: UNIT_OF_WORK,
    hiring: HIRING,
    forms: FORMS,
    dispatch: DISPATCH,
    reader: READER,
    people: PEOPLE,
    trail: TRAIL,
    clock: CLOCK,
  });
  construct(bind, DUE_WORK, PurgeForms, {
    unitOfWork: UNIT_OF_WORK,
    hiring: HIRING,
    forms: FORMS,
    entries: ENTRIES,
    cases: CASES,
    copies: COPIES,
    reviews: REVIEWS,
    reader: READER,
    trail: TRAIL,
    clock: CLOCK,
  });
}

function bindRoutes(bind: Bind): void {
  provide(
    bind,
    ROUTES,
    (section1, section2, retention, reading, listing) =>
      i9FormRoutes({ section1, section2, retention, reading, listing }),
    [SECTION1, SECTION2, MANAGE_FORM_RETENTION, READ_FORM, LIST_FORMS],
  );
  provide(bind, ROUTES, i9DocumentRoutes, [PRINT_FORMS, EXPORT_PASSWORDS]);
  provide(bind, ROUTES, myI9Routes, [LIST_FORMS]);
  provide(bind, ROUTES, (pages, section1) => i9PageRoutes({ pages, section1 }), [PAGES, SECTION1]);
}
