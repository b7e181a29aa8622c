import type { Container } from 'inversify';
import type { UserId } from '#kernel/ids.ts';
import {
  EMAILS,
  NOTIFIER,
  type Email,
  type Emails,
  type Notification,
  type Notifier,
  type TextMessage,
} from '#modules/notifications/index.ts';
import type { Sql } from '#platform/persistence/sql.ts';
import { SQL } from '#platform/tokens.ts';

const ADDRESS = { name: 'demo-address-of', text: `select email from users where id = $1` };

/** Texts whose link is opened in the story, with any sender. */
const OPENED: ReadonlySet<TextMessage['kind']> = new Set(['confirm_referral', 'confirm_nudge']);

/** Anyone may sign in to these accounts and read. */
const isRead = (address: string | null | undefined): boolean =>
  address?.endsWith('@demo.crewvine.test') === true;

/** Skips notifications that no one can ever read, while the demo is created. */
export function tellOnlyReaders(container: Container): void {
  const sql = container.get<Sql>(SQL);
  container.onActivation<Notifier>(NOTIFIER, (_, notifier) => new FewNotices(notifier, sql));
  container.onActivation<Emails>(EMAILS, (_, emails) => new FewEmails(emails));
}

class FewNotices implements Notifier {
  private readonly notifier: Notifier;
  private readonly sql: Sql;
  private readonly known = new Map<UserId, boolean>();

  constructor(notifier: Notifier, sql: Sql) {
    this.notifier = notifier;
    this.sql = sql;
  }

  async notify(notification: Notification): Promise<void> {
    if (await this.reads(notification.userId)) await this.notifier.notify(notification);
  }

  /**
   * The outbox serves as everyone's phone. Readable texts come from a demo account, go to one, or have a link
   * that the story opens.
   */
  async text(message: TextMessage): Promise<void> {
    const { email, kind, senderId } = message;
    if (isRead(email)) return this.notifier.text(message);
    if (!OPENED.has(kind) && !(senderId && (await this.reads(senderId)))) return undefined;
    return this.notifier.text({ ...message, email: null });
  }

  async takeBack(step: Parameters<Notifier['takeBack']>[0]): Promise<void> {
    if (await this.reads(step.userId)) await this.notifier.takeBack(step);
  }

  private async reads(userId: UserId): Promise<boolean> {
    const known = this.known.get(userId);
    if (known !== undefined) return known;
    const reads = isRead((await this.sql.row<{ email: string | null }>(ADDRESS, [userId]))?.email);
    this.known.set(userId, reads);
    return reads;
  }
}

/** For other people's emails, the story opens only those that confirm a waitlist entry. */
class FewEmails implements Emails {
  private readonly emails: Emails;

  constructor(emails: Emails) {
    this.emails = emails;
  }

  async send(email: Email): Promise<void> {
    if (isRead(email.to) || email.kind === 'waitlist_confirm') await this.emails.send(email);
  }
}
