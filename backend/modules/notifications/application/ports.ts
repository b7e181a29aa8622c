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
  /** The facts behind title and message, for another language; without them the words stay as they are. */
  readonly facts?: Readonly<Record<string, string>>;
  /** Groups it with others about the same thing; null for a single one. */
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
  /** (tx) The unread notice of a kind about one thing, if any; simultaneous calls run one after the other. */
  findGroup(
    userId: UserId,
    type: string,
    key: string,
  ): Promise<{ readonly id: string; readonly people: readonly string[] } | null>;
  /**
   * (tx) The newest unread step of a referral since then, if any; simultaneous calls run one after the
   * other.
   */
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
  /** The IDs of held ones that are due, oldest first; none of them is locked. */
  findReleasable(now: Date, limit: number): Promise<readonly string[]>;
  /** IDs of texts first tried before an instant with an unknown end, oldest first; none is locked. */
  findTriedSince(before: Date, limit: number): Promise<readonly string[]>;
  /** Texts whose price is due, longest due first; skips those that another process is handling. */
  findPriceDue(now: Date, limit: number): Promise<LoggedText[]>;
  /** Whether anything has gone to a phone (E.164), or is on its way there. */
  hasTexted(phone: string): Promise<boolean>;
  save(text: LoggedText): Promise<void>;
}

/** People who opted out of texts (rules.md#text-keywords). Phones in E.164. */
export interface TextOptOuts {
  has(phone: string): Promise<boolean>;
  /** False where the phone wanted none already. */
  add(phone: string, at: Date): Promise<boolean>;
  /** False where the phone did want texts. */
  remove(phone: string): Promise<boolean>;
}

export interface ReceivedText {
  readonly id: string;
  /** Identifies a repeated delivery; null if unknown. */
  readonly providerId: string | null;
  /** E.164. */
  readonly from: string;
  /** Stored encrypted. */
  readonly body: string;
  readonly meaning: TextMeaning | null;
  readonly at: Date;
}

/** Texts from phones (rules.md#inbound-texts). The provider may deliver one more than once. */
export interface ReceivedTexts {
  /** (tx) False for one that was received before. */
  addFirst(text: ReceivedText): Promise<boolean>;
  /**
   * (tx) Whether a phone (E.164) has had this answer since then; simultaneous texts of a phone run one after
   * the other.
   */
  wasAnswered(phone: string, words: string, since: Date): Promise<boolean>;
  /** (tx) How many answers a phone (E.164) has had since then, in turn like `wasAnswered`. */
  answersSince(phone: string, since: Date): Promise<number>;
  /** Deletes up to `limit` from before an instant; returns how many. */
  forgetBefore(at: Date, limit: number): Promise<number>;
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
  /** The provider's ID, if it took the text and named it. */
  readonly providerId: string | null;
}

/**
 * Hands a text to the provider. Idempotent: the same ID goes out once.
 * @throws if another try may succeed; no error holds the number or the words
 */
export interface TextSender {
  send(text: TextToSend): Promise<HandedOver>;
}

/**
 * The cost of a text in millionths of a dollar; `later` if the provider does not know yet, `never` if it
 * will not say.
 */
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
  /** Null if the file does not exist. */
  read(id: string): Promise<Omit<MailedFile, 'fileName'> | null>;
}

export interface Mail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The URL that unsubscribes with one call; null for requested and required emails. */
  readonly unsubscribeLink: string | null;
  /** Stored encrypted. */
  readonly isConfidential?: boolean;
  readonly files?: readonly MailedFile[];
}

/**
 * Hands an email to the provider; `refused` means this email is never accepted, `no_such_address` that no
 * email to the address is. Idempotent: the same ID is the same email.
 * @throws if another try may succeed; no error holds the address or the words
 */
export interface MailSender {
  send(mail: Mail): Promise<'sent' | 'refused' | 'no_such_address'>;
}
