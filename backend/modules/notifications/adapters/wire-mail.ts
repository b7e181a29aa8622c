import { systemClock } from '#kernel/clock.ts';
import { DeliverMail } from '../application/mail/deliver-mail.ts';
import { ReceiveMailReport } from '../application/mail/receive-mail-report.ts';
import type { MailSender } from '../application/ports.ts';
import { mailReportRoutes } from './http/mail/mail-report.routes.ts';
import type { NotificationsBase } from './notifications-base.ts';
import type { NotificationsOutside } from './notifications-outside.ts';
import { SealedOutbox } from './outbox/sealed-outbox.ts';
import { SqlOutboxMailSender } from './outbox/sql-outbox.ts';
import { SqlMailReports } from './persistence/sql-mail-reports.ts';
import { sendMailHandler } from './queue/message-handlers.ts';
import { smtpMailSender } from './smtp/smtp-mail-sender.ts';
import { warnOfOutbox } from './warn-of-outbox.ts';

/** Outgoing emails and bounces. */
export function wireMail({ platform, attachmentSources }: NotificationsOutside, base: NotificationsBase) {
  const { sql, unitOfWork, clock, taskQueue, settings, log } = platform;
  const { smtpUrl, mailFrom, mailReportKey } = settings;
  const { addresses, budget, sealedText, tracking } = base;

  const smtp = smtpUrl === null ? null : smtpMailSender({ smtpUrl, mailFrom }, clock, log);
  if (!smtp) warnOfOutbox('emails', 'SMTP_URL', settings, log);
  const sender: MailSender = smtp ?? new SqlOutboxMailSender(sql, clock, sealedText);
  const deliver = new DeliverMail({
    unitOfWork,
    taskQueue,
    budget,
    sender,
    addresses,
    sources: attachmentSources,
    sealedText,
    tracking,
    clock,
    realClock: systemClock,
  });
  const reports = new SqlMailReports(sql);
  const receiveReport = new ReceiveMailReport({ unitOfWork, reports, addresses, tracking, clock });

  return {
    sender,
    routes: mailReportKey === null ? [] : mailReportRoutes(mailReportKey, receiveReport),
    taskHandlers: [sendMailHandler(deliver)],
    sealedFields: [new SealedOutbox(sql, sealedText)],
    stoppables: [{ stop: async () => smtp?.stop() }],
  };
}
