import type { Clock } from '#kernel/clock.ts';
import { newId } from '#kernel/ids.ts';
import type { TaskQueue } from '#kernel/tasks.ts';
import type { Contact, Contacts } from '#modules/identity/index.ts';
import { NOTIFICATION_KINDS } from '../contract/vocabulary/notification-kinds.ts';
import { alertChannel } from '../domain/alert-channel.ts';
import type { AlertCategory } from '#contract/identity/vocabulary/alerts.ts';
import type { Notification, Notifier, TextMessage } from './notifier.ts';
import type { Inbox, Mail } from './ports.ts';
import {
  noticeAsMail,
  noticeAsText,
  noticeWords,
  textAsMail,
  textWords,
  type MailWords,
} from './templates/render-messages.ts';
import type { TextDispatch } from './text-dispatch.ts';

export const SEND_MAIL = 'notifications.send_mail';

export interface NotifyPersonNeeds {
  readonly contacts: Contacts;
  readonly inbox: Inbox;
  readonly texts: TextDispatch;
  readonly taskQueue: TaskQueue;
  readonly clock: Clock;
  readonly publicUrl: string;
}

export class NotifyPerson implements Notifier {
  private readonly needs: NotifyPersonNeeds;

  constructor(needs: NotifyPersonNeeds) {
    this.needs = needs;
  }

  async notify(notification: Notification): Promise<void> {
    const { contacts, inbox, clock } = this.needs;
    const contact = await contacts.contact(notification.userId);
    if (!contact) return;
    await inbox.add({
      id: newId(),
      userId: notification.userId,
      type: notification.kind,
      ...noticeWords(notification, contact.language),
      data: idsOf(notification),
      createdAt: clock.now(),
    });
    const wishes = { ...contact, hasPhone: contact.phone !== null };
    const channel = alertChannel(categoryOf(notification), wishes);
    if (channel === 'email') await this.mail(contact, notification);
    if (channel === 'sms' && contact.phone) await this.alert(contact.phone, contact, notification);
  }

  async text(message: TextMessage): Promise<void> {
    const { to, asked, recipientName, senderId, jobId } = message;
    // A worker whose account was deleted has left no phone.
    if (to.startsWith('+')) {
      await this.needs.texts.queue({ ...textWords(message), to, asked, recipientName, senderId, jobId });
    }
    const words = textAsMail(message);
    if (message.email && words) await this.sendMail(message.email, words);
  }

  private async mail({ email, language }: Contact, notification: Notification): Promise<void> {
    await this.sendMail(email, noticeAsMail(notification, language, this.needs.publicUrl));
  }

  private async sendMail(to: string, words: MailWords): Promise<void> {
    const mail: Mail = { id: newId(), to, ...words };
    await this.needs.taskQueue.enqueue({ kind: SEND_MAIL, data: mail });
  }

  private async alert(phone: string, contact: Contact, notification: Notification): Promise<void> {
    const body = noticeAsText(notification, contact.language);
    const recipientName = contact.firstName;
    await this.needs.texts.queue({ to: phone, body, shown: body, asked: false, recipientName });
  }
}

/** A step that is about an offer belongs to the offers, for whoever hears of it. */
function categoryOf({ kind, data }: Notification): AlertCategory | null {
  return 'status' in data && data.status.startsWith('offer_') ? 'offers' : NOTIFICATION_KINDS[kind].category;
}

/** Only ids travel to the inbox: the words say the rest. */
function idsOf({ data }: Notification): Record<string, string> {
  return Object.fromEntries(Object.entries<string>(data).filter(([name]) => name.endsWith('Id')));
}
