import { ContainerModule } from 'inversify';
import { DISPUTE_ANSWERS } from '#modules/billing/index.ts';
import { AnswerDispute } from '../application/evidence/answer-dispute.ts';
import { construct, provide, token } from '#platform/container/token.ts';
import {
  AUDIT_TRAIL,
  CLOCK,
  FIELD_CIPHER,
  LOG,
  PRINTING,
  QUEUE_WATCH,
  ROUTES,
  SETTINGS,
  SQL,
  UNIT_OF_WORK,
} from '#platform/tokens.ts';
import { ACCOUNT_ADMINISTRATION, ACCOUNT_READER, SECURITY_LOG } from '#modules/identity/index.ts';
import { CONTENT_REPORTS } from '#modules/moderation/index.ts';
import type { AdminReader } from '../application/admin-reader.ts';
import { AddPersonNote } from '../application/add-person-note.ts';
import { RemovePersonNote } from '../application/remove-person-note.ts';
import { SignOutPerson } from '../application/sign-out-person.ts';
import { ChangeUserRole } from '../application/change-user-role.ts';
import { ExportUsers } from '../application/export-users.ts';
import { ExportWaitlist } from '../application/export-waitlist.ts';
import type { ProcessFacts } from '../application/ports.ts';
import { EvidenceFiles } from '../application/evidence/evidence-files.ts';
import { ReadStats } from '../application/read-stats.ts';
import { RetryFailedTask } from '../application/retry-failed-task.ts';
import { evidenceRoutes } from './http/evidence.routes.ts';
import { listRoutes } from './http/list.routes.ts';
import { moneyRoutes } from './http/money.routes.ts';
import { personRoutes } from './http/person.routes.ts';
import { systemRoutes } from './http/system.routes.ts';
import { userRoutes } from './http/user.routes.ts';
import { waitlistRoutes } from './http/waitlist.routes.ts';
import { SqlAdminReader } from './persistence/sql-admin-reader.ts';
import type { PdfEvidencePrinter } from './pdf/pdf-evidence-printer.ts';
import { SqlDisputedPayments } from './persistence/sql-disputed-payments.ts';
import { SqlSignedDocuments } from './persistence/sql-signed-documents.ts';
import { SqlPersonNotes } from './persistence/sql-person-notes.ts';
import { SqlMoneyReader } from './persistence/sql-money-reader.ts';
import { SqlAuditTrail } from './persistence/sql-audit-trail.ts';
import { SqlFigures } from './persistence/sql-figures.ts';

const ADMIN_READER = token<AdminReader>('admin.reader');
const PROCESS_FACTS = token<ProcessFacts>('admin.process-facts');

export const adminContainer = new ContainerModule(({ bind }) => {
  construct(bind, AUDIT_TRAIL, SqlAuditTrail, [SQL, CLOCK]);
  construct(bind, ADMIN_READER, SqlAdminReader, [SQL, CLOCK, FIELD_CIPHER]);
  provide(
    bind,
    PROCESS_FACTS,
    (settings) => ({
      startedAt: new Date(performance.timeOrigin).toISOString(),
      mailProvider: settings.smtpUrl === null ? 'outbox' : 'smtp',
      textProvider: settings.twilio === null ? 'outbox' : 'twilio',
      textLimit: settings.textsOfDay?.texts ?? null,
      textBudget: settings.textsOfDay?.dollars.toFixed(2) ?? null,
    }),
    [SETTINGS],
  );
  provide(
    bind,
    ROUTES,
    (reader, accounts, work, administration, audit, securityLog, log) =>
      userRoutes({
        reader,
        accounts,
        changeRole: new ChangeUserRole({ unitOfWork: work, accounts: administration, audit }),
        exportUsers: new ExportUsers({ unitOfWork: work, reader, audit, securityLog }),
        log,
      }),
    [ADMIN_READER, ACCOUNT_READER, UNIT_OF_WORK, ACCOUNT_ADMINISTRATION, AUDIT_TRAIL, SECURITY_LOG, LOG],
  );
  provide(
    bind,
    ROUTES,
    (reader, sql, clock, work, administration, audit) => {
      const notes = new SqlPersonNotes(sql, clock);
      const needs = { unitOfWork: work, audit };
      return personRoutes({
        reader,
        notes,
        signOut: new SignOutPerson({ ...needs, accounts: administration }),
        addNote: new AddPersonNote({ ...needs, reader, notes }),
        removeNote: new RemovePersonNote({ ...needs, notes }),
      });
    },
    [ADMIN_READER, SQL, CLOCK, UNIT_OF_WORK, ACCOUNT_ADMINISTRATION, AUDIT_TRAIL],
  );
  provide(bind, ROUTES, listRoutes, [ADMIN_READER]);
  provide(
    bind,
    ROUTES,
    (reader, work, audit, securityLog, log) =>
      waitlistRoutes({
        reader,
        exportWaitlist: new ExportWaitlist({ unitOfWork: work, reader, audit, securityLog }),
        log,
      }),
    [ADMIN_READER, UNIT_OF_WORK, AUDIT_TRAIL, SECURITY_LOG, LOG],
  );
  provide(bind, ROUTES, (sql) => moneyRoutes(new SqlMoneyReader(sql)), [SQL]);
  provide(
    bind,
    ROUTES,
    (sql, answers, printing) => {
      const module = new URL('./pdf/pdf-evidence-printer.ts', import.meta.url);
      const method = printing.of<PdfEvidencePrinter>(module, 'PdfEvidencePrinter');
      const printer = {
        letters: method('letters'),
        consent: method('consent'),
        timeline: method('timeline'),
      };
      const files = new EvidenceFiles(new SqlSignedDocuments(sql), printer);
      return evidenceRoutes(new AnswerDispute(new SqlDisputedPayments(sql), files, answers));
    },
    [SQL, DISPUTE_ANSWERS, PRINTING],
  );
  provide(
    bind,
    ROUTES,
    (sql, queue, reports, facts, clock, work, audit, { stripe }) =>
      systemRoutes(
        new ReadStats({
          figures: new SqlFigures(sql, stripe ? 'stripe' : 'sandbox'),
          queue,
          reports,
          process: facts,
          clock,
        }),
        queue,
        new RetryFailedTask({ unitOfWork: work, queue, audit }),
      ),
    [SQL, QUEUE_WATCH, CONTENT_REPORTS, PROCESS_FACTS, CLOCK, UNIT_OF_WORK, AUDIT_TRAIL, SETTINGS],
  );
});
