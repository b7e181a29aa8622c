import { ContainerModule } from 'inversify';
import type { Logger } from 'pino';
import { provide, token } from '../../../platform/container/token.ts';
import type { Settings } from '../../../platform/settings.ts';
import {
  CLOCK,
  DUE_WORK,
  JOB_HANDLERS,
  JOB_QUEUE,
  LOG,
  ORM,
  ROUTES,
  SETTINGS,
  SQL,
  UNIT_OF_WORK,
} from '../../../platform/tokens.ts';
import { ACCOUNT_MESSAGES, CONTACTS } from '../../identity/index.ts';
import type { Letters, Notifier } from '../application/notifier.ts';
import type { MailSender, TextLog, TextOptOuts, TextSender } from '../application/ports.ts';
import { ReceiveText } from '../application/receive-text.ts';
import { ReleaseHeldTexts } from '../application/release-held-texts.ts';
import { SendAccountMessages } from '../application/send-account-messages.ts';
import { SendLetter } from '../application/send-letter.ts';
import { SendText } from '../application/send-text.ts';
import { TellPeople } from '../application/tell-people.ts';
import { TextDispatch } from '../application/text-dispatch.ts';
import { devMessageRoutes } from './http/dev-messages.routes.ts';
import { notificationRoutes } from './http/notifications.routes.ts';
import { SqlOutboxMailSender, SqlOutboxReader, SqlOutboxTextSender } from './outbox/sql-outbox.ts';
import { MikroTextLog } from './persistence/mikro-text-log.ts';
import { SqlInbox } from './persistence/sql-inbox.ts';
import { SqlTextOptOuts } from './persistence/sql-text-opt-outs.ts';
import { sendMailHandler, sendTextHandler } from './queue/message-jobs.ts';

export const NOTIFIER = token<Notifier>('notifications.notifier');
export const LETTERS = token<Letters>('notifications.letters');
const INBOX = token<SqlInbox>('notifications.inbox');
const TEXT_LOG = token<TextLog>('notifications.text-log');
const TEXT_OPT_OUTS = token<TextOptOuts>('notifications.text-opt-outs');
const TEXT_DISPATCH = token<TextDispatch>('notifications.text-dispatch');
const TEXT_SENDER = token<TextSender>('notifications.text-sender');
const MAIL_SENDER = token<MailSender>('notifications.mail-sender');
const SEND_TEXT = token<SendText>('notifications.send-text');
const RECEIVE_TEXT = token<ReceiveText>('notifications.receive-text');

export const notificationsContainer = new ContainerModule(({ bind }) => {
  provide(bind, INBOX, (sql) => new SqlInbox(sql), [SQL]);
  provide(bind, TEXT_LOG, (orm) => new MikroTextLog(orm), [ORM]);
  provide(bind, TEXT_OPT_OUTS, (sql) => new SqlTextOptOuts(sql), [SQL]);
  provide(bind, TEXT_DISPATCH, (texts, jobs, clock) => new TextDispatch(texts, jobs, clock), [
    TEXT_LOG,
    JOB_QUEUE,
    CLOCK,
  ]);
  provide(
    bind,
    TEXT_SENDER,
    (sql, clock, settings, log) => {
      warnOfOutbox('texts', 'TWILIO_ACCOUNT_SID', settings.twilio !== null, settings, log);
      return new SqlOutboxTextSender(sql, clock);
    },
    [SQL, CLOCK, SETTINGS, LOG],
  );
  provide(
    bind,
    MAIL_SENDER,
    (sql, clock, settings, log) => {
      warnOfOutbox('e-mails', 'SMTP_URL', settings.smtpUrl !== null, settings, log);
      return new SqlOutboxMailSender(sql, clock);
    },
    [SQL, CLOCK, SETTINGS, LOG],
  );
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
    (work, texts, optOuts, sender, clock) => new SendText(work, texts, optOuts, sender, clock),
    [UNIT_OF_WORK, TEXT_LOG, TEXT_OPT_OUTS, TEXT_SENDER, CLOCK],
  );
  provide(bind, RECEIVE_TEXT, (work, optOuts, texts, clock) => new ReceiveText(work, optOuts, texts, clock), [
    UNIT_OF_WORK,
    TEXT_OPT_OUTS,
    TEXT_DISPATCH,
    CLOCK,
  ]);
  provide(bind, JOB_HANDLERS, sendTextHandler, [SEND_TEXT]);
  provide(bind, JOB_HANDLERS, sendMailHandler, [MAIL_SENDER]);
  provide(
    bind,
    DUE_WORK,
    (work, texts, dispatch, clock) => new ReleaseHeldTexts(work, texts, dispatch, clock),
    [UNIT_OF_WORK, TEXT_LOG, TEXT_DISPATCH, CLOCK],
  );
  provide(bind, ROUTES, (inbox) => notificationRoutes(inbox, inbox), [INBOX]);
  provide(
    bind,
    ROUTES,
    (sql, receiveText, settings) =>
      settings.devTools ? devMessageRoutes(new SqlOutboxReader(sql), receiveText) : [],
    [SQL, RECEIVE_TEXT, SETTINGS],
  );
});

/** Nobody should believe that messages go out while they only reach the embedded outbox. */
function warnOfOutbox(what: string, setting: string, given: boolean, settings: Settings, log: Logger): void {
  if (given) {
    log.warn(`${setting} is set, but this version cannot use it yet: ${what} stay in the embedded outbox`);
  } else if (settings.production) {
    log.warn(`${setting} is not set: ${what} stay in the embedded outbox and reach nobody`);
  }
}
