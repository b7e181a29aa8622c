import { ContainerModule } from 'inversify';
import { construct, provide, token } from '#platform/container/token.ts';
import { CLOCK, ROUTES, SETTINGS, SQL, TASK_HANDLERS } from '#platform/tokens.ts';
import { DeliverMail } from '../application/mail/deliver-mail.ts';
import { mailReportRoutes } from './http/mail-report.routes.ts';
import { MAIL_SENDER, UNDELIVERABLE_ADDRESSES } from './notifications.tokens.ts';
import { SqlUndeliverableAddresses } from './persistence/sql-undeliverable-addresses.ts';
import { sendMailHandler } from './queue/message-handlers.ts';

const DELIVER_MAIL = token<DeliverMail>('notifications.deliver-mail');

/** Emails on their way out, and what comes back of them. */
export const mailContainer = new ContainerModule(({ bind }) => {
  construct(bind, UNDELIVERABLE_ADDRESSES, SqlUndeliverableAddresses, [SQL]);
  construct(bind, DELIVER_MAIL, DeliverMail, {
    sender: MAIL_SENDER,
    addresses: UNDELIVERABLE_ADDRESSES,
    clock: CLOCK,
  });
  provide(bind, TASK_HANDLERS, sendMailHandler, [DELIVER_MAIL]);
  provide(
    bind,
    ROUTES,
    ({ mailReportKey }, addresses, clock) =>
      mailReportKey === null ? [] : mailReportRoutes(mailReportKey, addresses, clock),
    [SETTINGS, UNDELIVERABLE_ADDRESSES, CLOCK],
  );
});
