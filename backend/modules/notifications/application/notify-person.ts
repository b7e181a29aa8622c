import type { Clock } from '#kernel/clock.ts';
import { newId, type UserId } from '#kernel/ids.ts';
import type { TaskQueue } from '#kernel/tasks.ts';
import { notificationKind } from '../contract/vocabulary/notification-kinds.ts';
import type { Digest } from '../contract/vocabulary/channels.ts';
import type { AlertCategory } from '#contract/identity/vocabulary/alerts.ts';
import type { Contact, Contacts } from '#modules/identity/index.ts';
import { noticeOf } from '../domain/choice-table.ts';
import { noticeGroup, withPerson } from '../domain/notice-group.ts';
import { isTold } from '../domain/choices.ts';
import { isQuietStep, isTurn, ONE_NOTICE_MINUTES, stepKey, stepKeyOf } from '../domain/referral-steps.ts';
import type { AttachmentReference, Notification, Notifier, TextMessage, UndoneStep } from './notifier.ts';
import { isConfidential, type SealedText } from './mail/sealed-text.ts';
import type { Inbox, Mail } from './ports.ts';
import type { Digests } from './preferences/digests.ts';
import { personsChoices } from './preferences/persons-choices.ts';
import type { PreferenceStore, StoredPreferences } from './preferences/preference-store.ts';
import type { PushDispatch } from './push/push-dispatch.ts';
import type { UnsubscribeLinks } from './preferences/unsubscribe-links.ts';
import {
  noticeAsMail,
  noticeAsText,
  textAsMail,
  smsText,
  wordsOfKind,
  type EmailContent,
} from './templates/render-messages.ts';
import type { TrackDeliveries } from './tracking/track-deliveries.ts';
import type { RecipientRequest } from './texts/recipient-request.ts';
import type { TextBudget } from './texts/text-budget.ts';
import type { TextDispatch } from './texts/text-dispatch.ts';
import { unconfirmedSender } from './texts/text-errors.ts';
import { codeBudget, needsKnownSender } from './texts/text-kinds.ts';

/** Later nothing is undone. */
const UNDONE_WITHIN_MS = 86_400_000;

interface MailHandling {
  readonly isSealed: boolean;
  readonly senderId: UserId | null;
  readonly attachments: readonly AttachmentReference[];
}

type MailedContact = Contact & { readonly email: string };

/** To someone with an account, in words that may be read in the queue. */
const OWN_MAIL: MailHandling = { isSealed: false, senderId: null, attachments: [] };

export interface NotifyPersonNeeds {
  readonly contacts: Contacts;
  readonly preferences: PreferenceStore;
  readonly digests: Pick<Digests, 'add' | 'takeBack'>;
  readonly unsubscribeLinks: UnsubscribeLinks;
  readonly inbox: Inbox;
  readonly texts: TextDispatch;
  readonly budget: Pick<TextBudget, 'mayCause'>;
  readonly recipientRequest: Pick<RecipientRequest, 'check'>;
  readonly pushes: PushDispatch;
  readonly sealedText: SealedText;
  readonly tracking: Pick<TrackDeliveries, 'begin'>;
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
    const { contacts, preferences } = this.needs;
    const contact = await contacts.contact(notification.userId);
    if (!contact) return;
    const stored = await preferences.find(notification.userId);
    const person = personsChoices(contact, stored);
    const notice = noticeOf(notification.kind, notification.data);
    const hasJoined = isTold(notice, 'inbox', person) && (await this.put(contact, notification));
    const { kind, data, isDelivered = false } = notification;
    if (isQuietStep(kind, data) || (hasJoined && !isTurn(kind, data))) return;
    if (contact.email !== null && !isDelivered && isTold(notice, 'email', person))
      await this.write({ ...contact, email: contact.email }, notification, stored.digest);
    if (isTold(notice, 'text', person) && contact.phone && !(isDelivered && contact.email === null))
      await this.alert(contact.phone, contact, notification);
    if (isTold(notice, 'push', person)) await this.push(contact, stored, notification);
  }

  async takeBack({ userId, referralId, isHire, statuses }: UndoneStep): Promise<void> {
    const since = new Date(this.needs.clock.now().getTime() - UNDONE_WITHIN_MS);
    const kinds = isHire ? ['worker_hired'] : [];
    await this.needs.inbox.takeBack(userId, { key: stepKeyOf(referralId), statuses, kinds, since });
    await this.needs.digests.takeBack(userId, { referralId, statuses, kinds });
  }

  async text(message: TextMessage): Promise<void> {
    const { to, asked, recipientName, senderId, jobId, tracking, attachments = [] } = message;
    const mustBeConfirmed = senderId !== null && needsKnownSender(message.kind);
    if (mustBeConfirmed && !(await this.needs.budget.mayCause(senderId))) throw unconfirmedSender();
    const code = codeBudget(message.kind);
    const isSignIn = message.kind === 'sign_in_code';
    const counted = code ? { budget: code, isCode: true, isSignIn } : {};
    // A worker whose account was deleted has left no phone.
    if (to.startsWith('+')) {
      const id = await this.needs.texts.queue({
        ...smsText(message, await this.needs.texts.isFirst(to)),
        ...counted,
        to,
        asked: await this.needs.recipientRequest.check(message),
        recipientName,
        senderId,
        jobId,
      });
      if (tracking) await this.needs.tracking.begin(id, tracking, null);
    }
    const words = textAsMail(message);
    if (!message.email || !words) return;
    // Requested and tracked emails are not held for an unconfirmed sender.
    const caused = asked || tracking ? null : senderId;
    const isSealed = isConfidential(message.kind);
    const id = await this.sendMail(message.email, words, { isSealed, senderId: caused, attachments });
    if (tracking) await this.needs.tracking.begin(id, tracking, message.email);
  }

  /**
   * Adds a line, or extends the unread one about the same thing (rules.md#grouped). Returns whether it
   * joined a recent step.
   */
  private async put({ language }: Contact, notification: Notification): Promise<boolean> {
    const { inbox, clock } = this.needs;
    const { userId, kind, data } = notification;
    const step = stepKey(kind, data);
    if (step !== null) return this.putStep(language, notification, step);
    const group = noticeGroup(kind, data);
    const known = group && (await inbox.findGroup(userId, kind, group.key));
    const people = group ? withPerson(known?.people ?? [], group.person) : [];
    const item = {
      id: known?.id ?? newId(),
      userId,
      type: kind,
      ...wordsOfKind(kind, data, language, people),
      data: idsOf(notification),
      facts: data,
      createdAt: clock.now(),
      group: group && { key: group.key, people },
    };
    await (known ? inbox.renew(item) : inbox.add(item));
    return false;
  }

  /** Consecutive steps of a referral form one line, which shows the newest (rules.md#one-notice). */
  private async putStep(
    language: Contact['language'],
    notification: Notification,
    key: string,
  ): Promise<boolean> {
    const { inbox, clock } = this.needs;
    const { userId, kind, data } = notification;
    const now = clock.now();
    const known = await inbox.findStep(userId, key, new Date(now.getTime() - ONE_NOTICE_MINUTES * 60_000));
    if (known && isTurn(known.type, {}) && isQuietStep(kind, data)) return true;
    const words = wordsOfKind(kind, data, language);
    const about = { data: idsOf(notification), facts: data, createdAt: now, group: { key, people: [] } };
    const item = { id: known?.id ?? newId(), userId, type: kind, ...words, ...about };
    await (known ? inbox.renew(item) : inbox.add(item));
    return known !== null;
  }

  /** An email, or a line of the next digest in place of it (rules.md#digest). */
  private async write(contact: MailedContact, notification: Notification, digest: Digest): Promise<void> {
    const { userId, kind, data: facts } = notification;
    const { category } = noticeOf(kind, facts);
    const isTimely = notificationKind(kind)?.isTimely === true;
    if (category === null || digest === 'off' || isTimely) return this.mail(contact, notification, category);
    await this.needs.digests.add(userId, { kind, facts }, this.needs.clock.now());
  }

  private async mail(
    { email, language }: MailedContact,
    notification: Notification,
    category: AlertCategory | null,
  ): Promise<void> {
    const { publicUrl, unsubscribeLinks } = this.needs;
    const subscription = category && { userId: notification.userId, category };
    const unsubscribe = subscription && {
      category: subscription.category,
      page: unsubscribeLinks.pageOf(subscription),
      call: unsubscribeLinks.callOf(subscription),
    };
    await this.sendMail(email, noticeAsMail(notification, language, { publicUrl, unsubscribe }));
  }

  private async sendMail(
    to: string,
    words: EmailContent,
    { isSealed, ...handling }: MailHandling = OWN_MAIL,
  ): Promise<string> {
    const mail: Mail = { id: newId(), to, ...words };
    const sealed = isSealed && { text: '', html: '', sealed: this.needs.sealedText.seal(mail.id, mail) };
    await this.needs.taskQueue.enqueue({
      kind: 'notifications.send_mail',
      data: { ...mail, ...sealed, ...handling },
    });
    return mail.id;
  }

  private async push(
    contact: Contact,
    stored: StoredPreferences,
    { userId, kind, data: facts }: Notification,
  ): Promise<void> {
    await this.needs.pushes.push(userId, contact, stored, { kind, facts });
  }

  private async alert(phone: string, contact: Contact, notification: Notification): Promise<void> {
    const body = noticeAsText(notification, contact.language, await this.needs.texts.isFirst(phone));
    const recipient = { recipientId: notification.userId, recipientName: contact.firstName };
    await this.needs.texts.queue({ to: phone, body, shown: body, asked: false, ...recipient });
  }
}

/** Only ids travel to the inbox: the words say the rest. */
function idsOf({ data }: Notification): Record<string, string> {
  return Object.fromEntries(Object.entries<string>(data).filter(([name]) => name.endsWith('Id')));
}
