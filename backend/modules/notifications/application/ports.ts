import type { UserId } from '../../../kernel/ids.ts';
import type { LoggedText } from '../domain/logged-text.ts';

export interface InboxItem {
  readonly id: string;
  readonly userId: UserId;
  readonly type: string;
  readonly title: string;
  readonly message: string;
  readonly data: Readonly<Record<string, string>>;
  readonly createdAt: Date;
}

export interface Inbox {
  add(item: InboxItem): Promise<void>;
  /** False where the person has no such notification; one that is read already stays read. */
  markRead(userId: UserId, id: string): Promise<boolean>;
  markAllRead(userId: UserId): Promise<void>;
}

/** (tx) Texts are loaded to be changed: each is locked until the transaction ends. */
export interface TextLog {
  find(id: string): Promise<LoggedText | null>;
  /** Held ones whose time has come, the oldest first; skips those that another process is releasing. */
  findReleasable(now: Date, limit: number): Promise<LoggedText[]>;
  save(text: LoggedText): Promise<void>;
}

/** Who wants no texts at all (decision 71). Phones in E.164. */
export interface TextOptOuts {
  has(phone: string): Promise<boolean>;
  add(phone: string, at: Date): Promise<void>;
  remove(phone: string): Promise<void>;
}

/** Hands a text to whoever delivers it. The same id may come twice: it is the same text. */
export interface TextSender {
  send(text: { readonly id: string; readonly to: string; readonly body: string }): Promise<void>;
}

export interface Mail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Hands an e-mail to whoever delivers it. The same id may come twice: it is the same e-mail. */
export interface MailSender {
  send(mail: Mail): Promise<void>;
}
