import { ContainerModule } from 'inversify';
import { construct, provide } from '#platform/container/token.ts';
import {
  CLOCK,
  DUE_WORK,
  FIELD_CIPHER,
  TASK_HANDLERS,
  TASK_QUEUE,
  ORM,
  PHONE_NUMBERS,
  ROUTES,
  SEALED_FIELDS,
  SETTINGS,
  SQL,
  UNIT_OF_WORK,
} from '#platform/tokens.ts';
import { ACCOUNT_MESSAGES, ACCOUNT_TEXTS, CONTACTS } from '#modules/identity/index.ts';
import { ForgetOldMessages } from '../application/forget-old-messages.ts';
import { ForgetReceivedTexts } from '../application/forget-received-texts.ts';
import { GiveUpTexts } from '../application/give-up-texts.ts';
import { ReceiveText } from '../application/receive-text.ts';
import { ReleaseHeldTexts } from '../application/release-held-texts.ts';
import { SendAccountMessages } from '../application/send-account-messages.ts';
import { SendEmail } from '../application/send-email.ts';
import { SendAccountTexts } from '../application/texts/send-account-texts.ts';
import { SendText } from '../application/send-text.ts';
import { NotifyPerson } from '../application/notify-person.ts';
import { TextDispatch } from '../application/text-dispatch.ts';
import { devMessageRoutes } from './http/dev-messages.routes.ts';
import { notificationRoutes } from './http/notifications.routes.ts';
import {
  DIGESTS,
  INBOX,
  EMAILS,
  NOTIFIER,
  PERSONS_HOURS,
  PREFERENCES,
  PUSH_DISPATCH,
  RECEIVE_TEXT,
  RECEIVED_TEXTS,
  RECIPIENT_REQUEST,
  SEALED_TEXT,
  SEND_TEXT,
  CALL_ORIGIN,
  TEXT_BUDGET,
  TEXT_DISPATCH,
  TEXT_LOG,
  TEXT_OPT_OUTS,
  TEXT_SENDER,
  TIME_ZONES,
  TRACK_DELIVERIES,
  UNSUBSCRIBE_LINKS,
} from './notifications.tokens.ts';
import { SqlOutboxReader } from './outbox/sql-outbox-reader.ts';
import { MikroTextLog } from './persistence/mikro-text-log.ts';
import { SqlInbox } from './persistence/sql-inbox.ts';
import { SqlMessageHistory } from './persistence/sql-message-history.ts';
import { SqlReceivedTexts } from './persistence/sql-received-texts.ts';
import { SqlTextOptOuts } from './persistence/sql-text-opt-outs.ts';
import { sendTextHandler } from './queue/message-handlers.ts';

export const notificationsContainer = new ContainerModule(({ bind }) => {
  construct(bind, INBOX, SqlInbox, [SQL]);
  construct(bind, TEXT_LOG, MikroTextLog, [ORM, SQL]);
  construct(bind, TEXT_OPT_OUTS, SqlTextOptOuts, [SQL]);
  construct(bind, RECEIVED_TEXTS, SqlReceivedTexts, [SQL, FIELD_CIPHER]);
  provide(bind, SEALED_FIELDS, (received) => received, [RECEIVED_TEXTS]);
  construct(bind, TEXT_DISPATCH, TextDispatch, {
    texts: TEXT_LOG,
    taskQueue: TASK_QUEUE,
    budget: TEXT_BUDGET,
    origin: CALL_ORIGIN,
    clock: CLOCK,
  });
  provide(
    bind,
    NOTIFIER,
    (
      contacts,
      preferences,
      digests,
      unsubscribeLinks,
      inbox,
      texts,
      budget,
      recipientRequest,
      pushes,
      sealedText,
      tracking,
      taskQueue,
      clock,
      { publicUrl },
    ) =>
      new NotifyPerson({
        contacts,
        preferences,
        digests,
        unsubscribeLinks,
        inbox,
        texts,
        budget,
        recipientRequest,
        pushes,
        sealedText,
        tracking,
        taskQueue,
        clock,
        publicUrl,
      }),
    [
      CONTACTS,
      PREFERENCES,
      DIGESTS,
      UNSUBSCRIBE_LINKS,
      INBOX,
      TEXT_DISPATCH,
      TEXT_BUDGET,
      RECIPIENT_REQUEST,
      PUSH_DISPATCH,
      SEALED_TEXT,
      TRACK_DELIVERIES,
      TASK_QUEUE,
      CLOCK,
      SETTINGS,
    ],
  );
  construct(bind, EMAILS, SendEmail, [TASK_QUEUE]);
  construct(bind, ACCOUNT_MESSAGES, SendAccountMessages, [EMAILS]);
  construct(bind, ACCOUNT_TEXTS, SendAccountTexts, [NOTIFIER]);
  construct(bind, SEND_TEXT, SendText, {
    unitOfWork: UNIT_OF_WORK,
    texts: TEXT_LOG,
    optOuts: TEXT_OPT_OUTS,
    sender: TEXT_SENDER,
    zones: TIME_ZONES,
    hours: PERSONS_HOURS,
    budget: TEXT_BUDGET,
    phones: PHONE_NUMBERS,
    tracking: TRACK_DELIVERIES,
    clock: CLOCK,
  });
  provide(
    bind,
    RECEIVE_TEXT,
    (unitOfWork, optOuts, received, texts, clock, { supportContact }) =>
      new ReceiveText({ unitOfWork, optOuts, received, texts, clock, supportContact }),
    [UNIT_OF_WORK, TEXT_OPT_OUTS, RECEIVED_TEXTS, TEXT_DISPATCH, CLOCK, SETTINGS],
  );
  provide(bind, TASK_HANDLERS, sendTextHandler, [SEND_TEXT]);
  construct(bind, DUE_WORK, ReleaseHeldTexts, {
    unitOfWork: UNIT_OF_WORK,
    texts: TEXT_LOG,
    dispatch: TEXT_DISPATCH,
    clock: CLOCK,
  });
  construct(bind, DUE_WORK, GiveUpTexts, { unitOfWork: UNIT_OF_WORK, texts: TEXT_LOG, clock: CLOCK });
  construct(bind, DUE_WORK, ForgetReceivedTexts, [RECEIVED_TEXTS, CLOCK]);
  provide(bind, DUE_WORK, (sql, clock) => new ForgetOldMessages(new SqlMessageHistory(sql), clock), [
    SQL,
    CLOCK,
  ]);
  provide(bind, ROUTES, (inbox) => notificationRoutes(inbox, inbox), [INBOX]);
  provide(
    bind,
    ROUTES,
    (sql, sealedText, receiveText, settings) =>
      settings.devTools ? devMessageRoutes(new SqlOutboxReader(sql, sealedText), receiveText) : [],
    [SQL, SEALED_TEXT, RECEIVE_TEXT, SETTINGS],
  );
});
