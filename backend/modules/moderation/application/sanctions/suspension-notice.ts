import type { UserId } from '#kernel/ids.ts';
import type { Language } from '#contract/http/vocabulary/language.ts';
import type { Contact, Contacts } from '#modules/identity/index.ts';
import type { Emails, Notifier, PersonsHours } from '#modules/notifications/index.ts';
import type { ActionId } from './action-log.ts';
import type { AppealLinks } from './appeal-links.ts';

export interface Suspended {
  readonly userId: UserId;
  readonly actionId: ActionId;
  readonly reason: string;
  /** Null if permanent. */
  readonly until: Date | null;
}

const LOCALES = { en: 'en-US', es: 'es-US' } as const;

/** Notifies a suspended person of the reason, the end, and how to appeal (rules.md#suspensions). */
export class SuspensionNotice {
  private readonly needs: {
    readonly contacts: Contacts;
    readonly emails: Emails;
    readonly notifier: Pick<Notifier, 'text'>;
    readonly hours: Pick<PersonsHours, 'of'>;
    readonly links: AppealLinks;
    readonly publicUrl: string;
  };

  constructor(needs: SuspensionNotice['needs']) {
    this.needs = needs;
  }

  async send({ userId, actionId, reason, until }: Suspended): Promise<void> {
    const link = `${this.needs.publicUrl}${await this.needs.links.make(actionId)}`;
    const contact = await this.needs.contacts.contact(userId);
    if (!contact) return;
    const { email: to, firstName, language } = contact;
    const day = until && (await this.dayOf(userId, language, until));
    if (to === null) return this.text(contact, link, day);
    const told = { to, language, senderId: null, data: { firstName, reason, link } };
    if (day === null) return this.needs.emails.send({ ...told, kind: 'account_banned' });
    return this.needs.emails.send({ ...told, kind: 'account_suspended', data: { ...told.data, until: day } });
  }

  /** The linked page shows the reason. Accounts without an email get this text message. */
  private async text(
    { phone, firstName, language }: Contact,
    link: string,
    until: string | null,
  ): Promise<void> {
    if (phone === null) return;
    const to = { to: phone, language, recipientName: firstName, senderId: null, jobId: null, asked: false };
    const { notifier } = this.needs;
    if (until === null) await notifier.text({ ...to, kind: 'account_banned', data: { link } });
    else await notifier.text({ ...to, kind: 'account_suspended', data: { link, until } });
  }

  /** By the reader's own clock (rules.md#own-time-zone). */
  private async dayOf(userId: UserId, language: Language, day: Date): Promise<string> {
    const timeZone = (await this.needs.hours.of(userId))?.zone ?? 'America/Chicago';
    return new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone }).format(day);
  }
}
