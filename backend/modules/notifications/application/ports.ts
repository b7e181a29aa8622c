import type { UserId } from '#kernel/ids.ts';
import type { TextMeaning } from '../contract/vocabulary/text-meanings.ts';
import type { LoggedText, TextOutcome } from '../domain/logged-text.ts';

export interface InboxItem {
  readonly id: string;
  readonly userId: UserId;
  readonly type: string;
  readonly title: string;
  readonly message: string;
  readonly data: Readonly<Record<string, string>>;
  readonly createdAt: Date;
  /** What title and message are made of, to say them in another language; without it they stay as they are. */
  readonly facts?: Readonly<Record<string, string>>;
  /** With others about the same thing; null for one that stands alone. */
  readonly group: { readonly key: string; readonly people: readonly string[] } | null;
}

export interface TakenBack {
  readonly key: string;
  readonly statuses: readonly string[];
  readonly kinds: readonly string[];
  readonly since: Date;
}

export interface Inbox {
  add(item: InboxItem): Promise<void>;
  /** (tx) The unread one of a kind about one thing, if there is one; two of them at once come one after the other. */
  findGroup(
    userId: UserId,
    type: string,
    key: string,
  ): Promise<{ readonly id: string; readonly people: readonly string[] } | null>;
  /** (tx) The newest unread step of a referral since then, if there is one; two of them at once come one after the other. */
  findStep(
    userId: UserId,
    key: string,
    since: Date,
  ): Promise<{ readonly id: string; readonly type: string } | null>;
  /** (tx) Notices of a step since then are there no longer: of the kinds that carry one of the statuses, and of the others named. */
  takeBack(userId: UserId, step: TakenBack): Promise<void>;
  /** (tx) The one with that id says this now, and is the newest. */
  renew(item: InboxItem): Promise<void>;
  /** False where the person has no such notification; one that is read already stays read. */
  markRead(userId: UserId, id: string): Promise<boolean>;
  markAllRead(userId: UserId): Promise<void>;
}

/** (tx) Texts are loaded to be changed: each is locked until the transaction ends. */
export interface TextLog {
  find(id: string): Promise<LoggedText | null>;
  /** Ids of held ones whose time has come, the oldest first; none of them is locked. */
  findReleasable(now: Date, limit: number): Promise<readonly string[]>;
  /** Ids of those that were first tried before an instant and whose end nobody knows, the oldest first; none of them is locked. */
  findTriedSince(before: Date, limit: number): Promise<readonly string[]>;
  /** Those whose price is to be asked for, the longest due first; skips those that another process is asking about. */
  findPriceDue(now: Date, limit: number): Promise<LoggedText[]>;
  /** Whether anything has gone to a phone (E.164), or is on its way there. */
  hasTexted(phone: string): Promise<boolean>;
  save(text: LoggedText): Promise<void>;
}

/** Who wants no texts at all (rules.md#text-keywords). Phones in E.164. */
export interface TextOptOuts {
  has(phone: string): Promise<boolean>;
  /** False where the phone wanted none already. */
  add(phone: string, at: Date): Promise<boolean>;
  /** False where the phone did want texts. */
  remove(phone: string): Promise<boolean>;
}

export interface ReceivedText {
  readonly id: string;
  /** By which a repeated delivery is known; null where there is none. */
  readonly providerId: string | null;
  /** E.164. */
  readonly from: string;
  /** Whoever keeps it keeps it encrypted. */
  readonly body: string;
  readonly meaning: TextMeaning | null;
  readonly at: Date;
}

/** Texts from phones (rules.md#inbound-texts). The provider may deliver one more than once. */
export interface ReceivedTexts {
  /** (tx) False for one that was received before. */
  addFirst(text: ReceivedText): Promise<boolean>;
  /** (tx) Whether a phone (E.164) has had this answer since then; two texts of a phone at once come one after the other. */
  wasAnswered(phone: string, words: string, since: Date): Promise<boolean>;
  /** Forgets those from before an instant, that many at once; returns how many. */
  forgetBefore(at: Date, limit: number): Promise<number>;
}

/** Where a phone may be at home. */
export interface TimeZones {
  /** IANA names; none where the number (E.164) tells nothing. */
  of(phone: string): Promise<readonly string[]>;
}

export interface TextToSend {
  readonly id: string;
  /** E.164. */
  readonly to: string;
  readonly body: string;
  /** Since when it has been tried; the provider may have it although no answer came. Null at the first try. */
  readonly triedSince: Date | null;
}

export interface HandedOver {
  readonly outcome: TextOutcome;
  /** What the provider calls it, where it has taken the text and gives it a name. */
  readonly providerId: string | null;
}

/**
 * Hands a text to whoever delivers it. The same id may come twice: it is the same text, and goes out once.
 * @throws where another try may succeed; no error holds the number or the words
 */
export interface TextSender {
  send(text: TextToSend): Promise<HandedOver>;
}

/** What a text cost in millionths of a dollar; `later` where the provider cannot say yet, `never` where it will not. */
export type TextPrice = number | 'later' | 'never';

/**
 * Asks the provider what a text cost.
 * @throws where it does not answer
 */
export interface TextPrices {
  priceOf(providerId: string): Promise<TextPrice>;
}

export interface MailedFile {
  readonly fileName: string;
  readonly contentType: string;
  readonly bytes: Uint8Array;
}

/** Gives the files of a context that go along with emails. */
export interface AttachmentSource {
  readonly name: string;
  /** Null where there is no such file (any more). */
  read(id: string): Promise<Omit<MailedFile, 'fileName'> | null>;
}

export interface Mail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Where a mail program ends such emails with one call; null for one that someone asked for, or that they must get. */
  readonly unsubscribeLink: string | null;
  /** Whoever keeps it keeps it encrypted. */
  readonly isConfidential?: boolean;
  readonly files?: readonly MailedFile[];
}

/**
 * Hands an email to whoever delivers it; `refused` is an email that will never be taken, `no_such_address` one that none
 * will be taken for. The same id may come twice: it is the same email.
 * @throws where another try may succeed; no error holds the address or the words
 */
export interface MailSender {
  send(mail: Mail): Promise<'sent' | 'refused' | 'no_such_address'>;
}
