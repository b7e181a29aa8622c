import type { Platform } from '#platform/platform.ts';
import type { DisputeAnswers } from '#modules/billing/index.ts';
import type { AccountAdministration, AccountReader, SecurityLog } from '#modules/identity/index.ts';
import type { ContentReports } from '#modules/moderation/index.ts';
import { AddPersonNote } from '../application/add-person-note.ts';
import { ChangeUserRole } from '../application/change-user-role.ts';
import { AnswerDispute } from '../application/evidence/answer-dispute.ts';
import { EvidenceFiles } from '../application/evidence/evidence-files.ts';
import { ExportUsers } from '../application/export-users.ts';
import { ExportWaitlist } from '../application/export-waitlist.ts';
import type { ProcessFacts } from '../application/ports.ts';
import { ReadStats } from '../application/read-stats.ts';
import { RemovePersonNote } from '../application/remove-person-note.ts';
import { RetryFailedTask } from '../application/retry-failed-task.ts';
import { SignOutPerson } from '../application/sign-out-person.ts';
import { evidenceRoutes } from './http/evidence.routes.ts';
import { listRoutes } from './http/list.routes.ts';
import { moneyRoutes } from './http/money.routes.ts';
import { personRoutes } from './http/person.routes.ts';
import { systemRoutes } from './http/system.routes.ts';
import { userRoutes } from './http/user.routes.ts';
import { waitlistRoutes } from './http/waitlist.routes.ts';
import type { PdfEvidencePrinter } from './pdf/pdf-evidence-printer.ts';
import { SqlAdminPersonalData } from './persistence/sql-admin-personal-data.ts';
import { SqlAdminReader } from './persistence/sql-admin-reader.ts';
import { SqlAuditTrail } from './persistence/sql-audit-trail.ts';
import { SqlDisputedPayments } from './persistence/evidence/sql-disputed-payments.ts';
import { SqlFigures } from './persistence/figures/sql-figures.ts';
import { SqlMoneyReader } from './persistence/money/sql-money-reader.ts';
import { SqlPersonNotes } from './persistence/people/sql-person-notes.ts';
import { SqlPersonNotesData } from './persistence/people/sql-person-notes-data.ts';
import { SqlSignedDocuments } from './persistence/evidence/sql-signed-documents.ts';

interface Outside {
  readonly platform: Platform;
  readonly accounts: AccountReader;
  readonly administration: AccountAdministration;
  readonly securityLog: SecurityLog;
  readonly disputeAnswers: DisputeAnswers;
  readonly contentReports: ContentReports;
}

export function wireAdmin(outside: Outside) {
  const { sql, clock, settings } = outside.platform;
  const audit = new SqlAuditTrail(sql, clock);

  return {
    audit,
    routes: [
      ...wirePeople(outside, audit),
      ...moneyRoutes(new SqlMoneyReader(sql, settings.stripe ? 'stripe' : 'sandbox')),
      ...wireEvidence(outside),
      ...wireSystem(outside, audit),
    ],
    personalData: [new SqlAdminPersonalData(sql), new SqlPersonNotesData(sql)],
  };
}

/** Accounts, notes about people, the waitlist, and the lists of the admin screens. */
function wirePeople({ platform, accounts, administration, securityLog }: Outside, audit: SqlAuditTrail) {
  const { sql, unitOfWork, clock, fieldCipher, log } = platform;
  const reader = new SqlAdminReader(sql, clock, fieldCipher);
  const notes = new SqlPersonNotes(sql, clock);
  const changing = { unitOfWork, audit };
  const exporting = { unitOfWork, reader, audit, securityLog };

  return [
    ...userRoutes({
      reader,
      accounts,
      changeRole: new ChangeUserRole({ ...changing, accounts: administration }),
      exportUsers: new ExportUsers(exporting),
      log,
    }),
    ...personRoutes({
      reader,
      notes,
      signOut: new SignOutPerson({ ...changing, accounts: administration }),
      addNote: new AddPersonNote({ ...changing, reader, notes }),
      removeNote: new RemovePersonNote({ ...changing, notes }),
    }),
    ...listRoutes(reader),
    ...waitlistRoutes({ reader, exportWaitlist: new ExportWaitlist(exporting), log }),
  ];
}

/** Evidence for the bank in a disputed payment. */
function wireEvidence({ platform: { sql, printing }, disputeAnswers }: Outside) {
  const module = new URL('./pdf/pdf-evidence-printer.ts', import.meta.url);
  const method = printing.of<PdfEvidencePrinter>(module, 'PdfEvidencePrinter');
  const printer = { letters: method('letters'), consent: method('consent'), timeline: method('timeline') };
  const files = new EvidenceFiles(new SqlSignedDocuments(sql), printer);
  return evidenceRoutes(new AnswerDispute(new SqlDisputedPayments(sql), files, disputeAnswers));
}

/** The figures of the product, its health, and failed tasks. */
function wireSystem({ platform, contentReports: reports }: Outside, audit: SqlAuditTrail) {
  const { sql, unitOfWork, clock, queueWatch: queue, settings } = platform;
  const figures = new SqlFigures(sql, settings.stripe ? 'stripe' : 'sandbox');
  const process: ProcessFacts = {
    startedAt: new Date(performance.timeOrigin).toISOString(),
    mailProvider: settings.smtpUrl === null ? 'outbox' : 'smtp',
    textProvider: settings.twilio === null ? 'outbox' : 'twilio',
    textLimit: settings.textsOfDay?.texts ?? null,
    textBudget: settings.textsOfDay?.dollars.toFixed(2) ?? null,
  };
  const stats = new ReadStats({ figures, queue, reports, process, clock });
  return systemRoutes(stats, queue, new RetryFailedTask({ unitOfWork, queue, audit }));
}
