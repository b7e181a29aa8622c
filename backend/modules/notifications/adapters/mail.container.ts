import { ContainerModule } from 'inversify';
import { systemClock, type Clock } from '#kernel/clock.ts';
import { construct, every, provide, token } from '#platform/container/token.ts';
import {
  CLOCK,
  FIELD_CIPHER,
  ROUTES,
  SEALED_FIELDS,
  SETTINGS,
  SQL,
  TASK_HANDLERS,
  TASK_QUEUE,
  UNIT_OF_WORK,
} from '#platform/tokens.ts';
import { DeliverMail } from '../application/mail/deliver-mail.ts';
import { SealedText } from '../application/mail/sealed-text.ts';
import { ReceiveMailReport, type MailReports } from '../application/mail/receive-mail-report.ts';
import { mailReportRoutes } from './http/mail-report.routes.ts';
import {
  ATTACHMENT_SOURCES,
  MAIL_SENDER,
  SEALED_TEXT,
  TEXT_BUDGET,
  TRACK_DELIVERIES,
  UNDELIVERABLE_ADDRESSES,
} from './notifications.tokens.ts';
import { SealedOutbox } from './outbox/sealed-outbox.ts';
import { SqlMailReports } from './persistence/sql-mail-reports.ts';
import { SqlUndeliverableAddresses } from './persistence/sql-undeliverable-addresses.ts';
import { sendMailHandler } from './queue/message-handlers.ts';

const MAIL_REPORTS = token<MailReports>('notifications.mail-reports');
const RECEIVE_MAIL_REPORT = token<ReceiveMailReport>('notifications.receive-mail-report');
const REAL_CLOCK = token<Clock>('notifications.real-clock');
const DELIVER_MAIL = token<DeliverMail>('notifications.deliver-mail');

/** Outgoing emails and bounces. */
export const mailContainer = new ContainerModule(({ bind }) => {
  construct(bind, UNDELIVERABLE_ADDRESSES, SqlUndeliverableAddresses, [SQL]);
  construct(bind, SEALED_TEXT, SealedText, [FIELD_CIPHER]);
  construct(bind, SEALED_FIELDS, SealedOutbox, [SQL, SEALED_TEXT]);
  provide(bind, REAL_CLOCK, () => systemClock, []);
  construct(bind, DELIVER_MAIL, DeliverMail, {
    unitOfWork: UNIT_OF_WORK,
    taskQueue: TASK_QUEUE,
    budget: TEXT_BUDGET,
    sender: MAIL_SENDER,
    addresses: UNDELIVERABLE_ADDRESSES,
    sources: every(ATTACHMENT_SOURCES),
    sealedText: SEALED_TEXT,
    tracking: TRACK_DELIVERIES,
    clock: CLOCK,
    realClock: REAL_CLOCK,
  });
  provide(bind, TASK_HANDLERS, sendMailHandler, [DELIVER_MAIL]);
  construct(bind, MAIL_REPORTS, SqlMailReports, [SQL]);
  construct(bind, RECEIVE_MAIL_REPORT, ReceiveMailReport, {
    unitOfWork: UNIT_OF_WORK,
    reports: MAIL_REPORTS,
    addresses: UNDELIVERABLE_ADDRESSES,
    tracking: TRACK_DELIVERIES,
    clock: CLOCK,
  });
  provide(
    bind,
    ROUTES,
    ({ mailReportKey }, receiveReport) =>
      mailReportKey === null ? [] : mailReportRoutes(mailReportKey, receiveReport),
    [SETTINGS, RECEIVE_MAIL_REPORT],
  );
});
