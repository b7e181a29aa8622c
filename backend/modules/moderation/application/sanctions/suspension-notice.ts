import type { UserId } from '#kernel/ids.ts';
import type { Contacts } from '#modules/identity/index.ts';
import type { Emails } from '#modules/notifications/index.ts';
import type { ActionId } from './action-log.ts';
import type { AppealLinks } from './appeal-links.ts';

export interface Suspended {
  readonly userId: UserId;
  readonly actionId: ActionId;
  readonly reason: string;
  /** Null for good. */
  readonly until: Date | null;
}

const LOCALES = { en: 'en-US', es: 'es-US' } as const;

/** Tells who is shut out why, for how long and how to appeal (rules.md#suspensions). */
export class SuspensionNotice {
  private readonly needs: {
    readonly contacts: Contacts;
    readonly emails: Emails;
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
    const told = { to, language, data: { firstName, reason, link } };
    if (until === null) return this.needs.emails.send({ ...told, kind: 'account_banned' });
    const day = new Intl.DateTimeFormat(LOCALES[language], {
      dateStyle: 'long',
      timeZone: 'America/Chicago',
    });
    await this.needs.emails.send({
      ...told,
      kind: 'account_suspended',
      data: { ...told.data, until: day.format(until) },
    });
  }
}
