import { ContainerModule } from 'inversify';
import { provide } from '#platform/container/token.ts';
import {
  CLOCK,
  DUE_WORK,
  JOB_HANDLERS,
  JOB_QUEUE,
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
import { SendLetter } from '../application/send-letter.ts';
import { SendText } from '../application/send-text.ts';
import { TellPeople } from '../application/tell-people.ts';
import { TextDispatch } from '../application/text-dispatch.ts';
import { devMessageRoutes } from './http/dev-messages.routes.ts';
import { notificationRoutes } from './http/notifications.routes.ts';
import {
  INBOX,
  LETTERS,
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
    JOB_QUEUE,
    CLOCK,
  ]);
  provide(
    bind,
    NOTIFIER,
    (contacts, inbox, texts, jobs, clock, settings) =>
      new TellPeople({ contacts, inbox, texts, jobs, clock, publicUrl: settings.publicUrl }),
    [CONTACTS, INBOX, TEXT_DISPATCH, JOB_QUEUE, CLOCK, SETTINGS],
  );
  provide(bind, LETTERS, (jobs) => new SendLetter(jobs), [JOB_QUEUE]);
  provide(bind, ACCOUNT_MESSAGES, (letters) => new SendAccountMessages(letters), [LETTERS]);
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
  provide(bind, JOB_HANDLERS, sendTextHandler, [SEND_TEXT]);
  provide(bind, JOB_HANDLERS, sendMailHandler, [MAIL_SENDER]);
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
