import { ForgetOldMessages } from '../application/forget-old-messages.ts';
import { NotifyPerson } from '../application/notify-person.ts';
import { SendAccountMessages } from '../application/send-account-messages.ts';
import { SendEmail } from '../application/mail/send-email.ts';
import { RecipientRequest } from '../application/texts/recipient-request.ts';
import { SendAccountTexts } from '../application/texts/send-account-texts.ts';
import { devMessageRoutes } from './http/dev-messages.routes.ts';
import { notificationRoutes } from './http/notifications.routes.ts';
import { notificationsBase } from './notifications-base.ts';
import type { NotificationsOutside } from './notifications-outside.ts';
import { SqlOutboxReader } from './outbox/sql-outbox-reader.ts';
import { SqlInbox } from './persistence/sql-inbox.ts';
import { SqlMessageHistory } from './persistence/sql-message-history.ts';
import { SqlNotificationsPersonalData } from './persistence/sql-notifications-personal-data.ts';
import { SqlTextCaller } from './persistence/sql-text-caller.ts';
import { wireLive } from './wire-live.ts';
import { wireMail } from './wire-mail.ts';
import { wirePreferences } from './wire-preferences.ts';
import { wirePush } from './wire-push.ts';
import { wireTexts } from './wire-texts.ts';

export function wireNotifications(outside: NotificationsOutside) {
  const { platform, contacts } = outside;
  const { sql, clock, taskQueue, settings } = platform;
  const base = notificationsBase(outside);
  const { preferences, digests, unsubscribeLinks, dispatch, budget, sealedText, tracking, zones } = base;
  const texts = wireTexts(outside, base);
  const mail = wireMail(outside, base);
  const push = wirePush(outside, base);
  const live = wireLive(outside, base);
  const preferencePages = wirePreferences(outside, base);

  const inbox = new SqlInbox(sql);
  const notifier = new NotifyPerson({
    contacts,
    preferences,
    digests,
    unsubscribeLinks,
    inbox,
    texts: dispatch,
    budget,
    recipientRequest: new RecipientRequest({ caller: new SqlTextCaller(sql), zones, clock }),
    pushes: push.pushes,
    sealedText,
    tracking,
    taskQueue,
    clock,
    publicUrl: settings.publicUrl,
  });
  const devRoutes = settings.devTools
    ? devMessageRoutes(new SqlOutboxReader(sql, sealedText), texts.receiveText)
    : [];

  return {
    notifier,
    emails: new SendEmail(taskQueue),
    accountMessages: new SendAccountMessages(outside.emails),
    accountTexts: new SendAccountTexts(outside.notifier),
    liveUpdates: live.updates,
    personsHours: base.hours,
    deliveries: base.deliveries,
    textDispatch: dispatch,
    mailSender: mail.sender,
    routes: [
      ...notificationRoutes(inbox, inbox),
      ...preferencePages.routes,
      ...live.routes,
      ...push.routes,
      ...mail.routes,
      ...texts.routes,
      ...devRoutes,
    ],
    taskHandlers: [...texts.taskHandlers, ...mail.taskHandlers, ...push.taskHandlers],
    dueWork: [
      ...texts.dueWork,
      ...preferencePages.dueWork,
      ...push.dueWork,
      new ForgetOldMessages(new SqlMessageHistory(sql), clock),
    ],
    personalData: [new SqlNotificationsPersonalData(sql, platform.fieldCipher)],
    sealedFields: [...texts.sealedFields, ...mail.sealedFields],
    measures: texts.measures,
    longCalls: live.longCalls,
    stoppables: [...mail.stoppables, ...live.stoppables],
  };
}
