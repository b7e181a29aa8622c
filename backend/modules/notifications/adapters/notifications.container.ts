import { ContainerModule } from 'inversify';
import { provide } from '#platform/container/token.ts';
import {
  CLOCK,
  DUE_WORK,
  TASK_HANDLERS,
  TASK_QUEUE,
  ORM,
  ROUTES,
  SETTINGS,
  SQL,
  UNIT_OF_WORK,
} from '#platform/tokens.ts';
import { ACCOUNT_MESSAGES, CONTACTS } from '#modules/identity/index.ts';
import { ForgetReceivedTexts } from '../application/forget-received-texts.ts';
import { ReceiveText } from '../application/receive-text.ts';
import { ReleaseHeldTexts } from '../application/release-held-texts.ts';
import { SendAccountMessages } from '../application/send-account-messages.ts';
import { SendEmail } from '../application/send-email.ts';
import { SendText } from '../application/send-text.ts';
import { NotifyPerson } from '../application/notify-person.ts';
import { TextDispatch } from '../application/text-dispatch.ts';
import { devMessageRoutes } from './http/dev-messages.routes.ts';
import { notificationRoutes } from './http/notifications.routes.ts';
import {
  INBOX,
  EMAILS,
  MAIL_SENDER,
  NOTIFIER,
  RECEIVE_TEXT,
  RECEIVED_TEXTS,
  SEND_TEXT,
  TEXT_DISPATCH,
  TEXT_LOG,
  TEXT_OPT_OUTS,
  TEXT_SENDER,
  TIME_ZONES,
} from './notifications.tokens.ts';
import { SqlOutboxReader } from './outbox/sql-outbox.ts';
import { MikroTextLog } from './persistence/mikro-text-log.ts';
import { SqlInbox } from './persistence/sql-inbox.ts';
import { SqlReceivedTexts } from './persistence/sql-received-texts.ts';
import { SqlTextOptOuts } from './persistence/sql-text-opt-outs.ts';
import { sendMailHandler, sendTextHandler } from './queue/message-jobs.ts';

export const notificationsContainer = new ContainerModule(({ bind }) => {
  provide(bind, INBOX, (sql) => new SqlInbox(sql), [SQL]);
  provide(bind, TEXT_LOG, (orm) => new MikroTextLog(orm), [ORM]);
  provide(bind, TEXT_OPT_OUTS, (sql) => new SqlTextOptOuts(sql), [SQL]);
  provide(bind, RECEIVED_TEXTS, (sql) => new SqlReceivedTexts(sql), [SQL]);
  provide(bind, TEXT_DISPATCH, (texts, jobs, clock) => new TextDispatch(texts, jobs, clock), [
    TEXT_LOG,
    TASK_QUEUE,
    CLOCK,
  ]);
  provide(
    bind,
    NOTIFIER,
    (contacts, inbox, texts, jobs, clock, settings) =>
      new NotifyPerson({ contacts, inbox, texts, jobs, clock, publicUrl: settings.publicUrl }),
    [CONTACTS, INBOX, TEXT_DISPATCH, TASK_QUEUE, CLOCK, SETTINGS],
  );
  provide(bind, EMAILS, (jobs) => new SendEmail(jobs), [TASK_QUEUE]);
  provide(bind, ACCOUNT_MESSAGES, (letters) => new SendAccountMessages(letters), [EMAILS]);
  provide(
    bind,
    SEND_TEXT,
    (unitOfWork, texts, optOuts, sender, zones, clock) =>
      new SendText({ unitOfWork, texts, optOuts, sender, zones, clock }),
    [UNIT_OF_WORK, TEXT_LOG, TEXT_OPT_OUTS, TEXT_SENDER, TIME_ZONES, CLOCK],
  );
  provide(
    bind,
    RECEIVE_TEXT,
    (work, optOuts, received, texts, clock) => new ReceiveText(work, optOuts, received, texts, clock),
    [UNIT_OF_WORK, TEXT_OPT_OUTS, RECEIVED_TEXTS, TEXT_DISPATCH, CLOCK],
  );
  provide(bind, TASK_HANDLERS, sendTextHandler, [SEND_TEXT]);
  provide(bind, TASK_HANDLERS, sendMailHandler, [MAIL_SENDER]);
  provide(
    bind,
    DUE_WORK,
    (work, texts, dispatch, clock) => new ReleaseHeldTexts(work, texts, dispatch, clock),
    [UNIT_OF_WORK, TEXT_LOG, TEXT_DISPATCH, CLOCK],
  );
  provide(bind, DUE_WORK, (received, clock) => new ForgetReceivedTexts(received, clock), [
    RECEIVED_TEXTS,
    CLOCK,
  ]);
  provide(bind, ROUTES, (inbox) => notificationRoutes(inbox, inbox), [INBOX]);
  provide(
    bind,
    ROUTES,
    (sql, receiveText, settings) =>
      settings.devTools ? devMessageRoutes(new SqlOutboxReader(sql), receiveText) : [],
    [SQL, RECEIVE_TEXT, SETTINGS],
  );
});
