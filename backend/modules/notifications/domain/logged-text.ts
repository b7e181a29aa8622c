import type { JobId, UserId } from '#kernel/ids.ts';
import type { TextStatus } from '../contract/vocabulary/text-statuses.ts';
import { mayTextAt, type QuietHours } from './quiet-hours.ts';
import { WAITS_AT_MOST_MS, type TextBudgetKind } from './text-limits.ts';

/** The final result of handing over a text. */
export type TextOutcome = 'sent' | 'failed' | 'opted_out';

const FIRST_ASKED_AFTER_MS = 5 * 60_000;
const ASKED_FOR_MS = 7 * 24 * 3_600_000;

export interface NewText {
  readonly id: string;
  readonly to: string;
  /** The words without codes and links. */
  readonly shownMessage: string;
  /** Where the phone is an account's. */
  readonly recipientId: UserId | null;
  readonly recipientName: string | null;
  readonly senderId: UserId | null;
  readonly jobId: JobId | null;
  /** The budget that it counts against (rules.md#text-budgets). */
  readonly budget: TextBudgetKind;
  /** Where its sender called from, hashed. */
  readonly senderAddress: string | null;
  readonly now: Date;
}

interface GoingOut {
  /** Its recipient has just requested it: no quiet hours (rules.md#asked-for-now). */
  readonly asked: boolean;
  readonly optedOut: boolean;
  /** Texts go to numbers like that one (rules.md#texted-numbers). */
  readonly isTexted: boolean;
  readonly now: Date;
  /** Where the number may be at home, as IANA names. */
  readonly zones: readonly string[];
  /** The recipient's own quiet hours, in addition to the night. */
  readonly quiet?: QuietHours;
}

type Changing = Pick<
  LoggedText,
  | 'status'
  | 'sendAfter'
  | 'heldBody'
  | 'sendingSince'
  | 'countedAt'
  | 'costMicros'
  | 'assumedMicros'
  | 'providerId'
  | 'priceDueAt'
>;

/** A text in the log (rules.md#no-secrets-in-log). Codes and links never stand in it. */
export class LoggedText {
  readonly id!: string;
  readonly senderId!: UserId | null;
  readonly jobId!: JobId | null;
  /** E.164. */
  readonly recipientPhone!: string;
  readonly recipientId!: UserId | null;
  readonly recipientName!: string | null;
  readonly message!: string;
  readonly status!: TextStatus;
  /** The provider's price in millionths of a dollar; null until it is known. */
  readonly costMicros!: number | null;
  /** The assumed price before that; null if it was not counted. */
  readonly assumedMicros!: number | null;
  /** The provider's ID of the text, if known. */
  readonly providerId!: string | null;
  /** When to ask next what it cost. */
  readonly priceDueAt!: Date | null;
  readonly sendAfter!: Date | null;
  /** The full words, stored only while the text is held. */
  readonly heldBody!: string | null;
  /** The time of the first try. From then on the provider may have it, even without an answer. */
  readonly sendingSince!: Date | null;
  readonly createdAt!: Date;
  readonly budget!: TextBudgetKind;
  readonly senderAddress!: string | null;
  /** In real time; null while it is not counted. */
  readonly countedAt!: Date | null;

  static queue(text: NewText): LoggedText {
    return Object.assign(new LoggedText(), {
      id: text.id,
      senderId: text.senderId,
      jobId: text.jobId,
      recipientPhone: text.to,
      recipientId: text.recipientId,
      recipientName: text.recipientName,
      message: text.shownMessage,
      status: 'queued',
      costMicros: null,
      assumedMicros: null,
      providerId: null,
      priceDueAt: null,
      sendAfter: null,
      heldBody: null,
      sendingSince: null,
      createdAt: text.now,
      budget: text.budget,
      senderAddress: text.senderAddress,
      countedAt: null,
    } as const);
  }

  /**
   * Whether the text may go out now; it then counts as being handed over. Otherwise it is held until the quiet hours end,
   * or never goes out because its recipient wants no texts (rules.md#text-keywords). A text that was sent already is not sent again.
   */
  mayGoOut(body: string, given: GoingOut): boolean {
    if (this.status !== 'queued' && this.status !== 'sending') return false;
    if (given.optedOut) {
      this.become({ status: 'opted_out' });
      return false;
    }
    if (!given.isTexted) {
      this.become({ status: 'failed' });
      return false;
    }
    const sendAfter = given.asked ? given.now : mayTextAt(given.now, given.zones, given.quiet);
    if (sendAfter <= given.now) {
      this.become({ status: 'sending', sendingSince: this.sendingSince ?? given.now });
      return true;
    }
    this.become({ status: 'held', sendAfter, heldBody: body });
    return false;
  }

  /** It is one of those that may go out; replies are not counted, and no text twice. */
  get isToCount(): boolean {
    return this.countedAt === null && this.budget !== 'reply';
  }

  /** It will never arrive. */
  get hasFailed(): boolean {
    return this.status === 'failed' || this.status === 'opted_out';
  }

  /** `at` is null if the text is not counted. */
  count(at: Date | null, assumedMicros: number): void {
    this.become({ countedAt: at, assumedMicros: at && assumedMicros });
  }

  /** There is no room for it yet: it waits, for a week at most. */
  waitForRoom(body: string, waitMs: number, now: Date): void {
    const isOld = now.getTime() - this.createdAt.getTime() >= WAITS_AT_MOST_MS;
    if (isOld) this.become({ status: 'failed' });
    else
      this.become({
        status: 'held',
        sendingSince: null,
        sendAfter: new Date(now.getTime() + waitMs),
        heldBody: body,
      });
  }

  /** It is due and has not been released. */
  isReleasable(now: Date): boolean {
    return this.status === 'held' && this.sendAfter !== null && this.sendAfter <= now;
  }

  /** First tried before that, with an unknown end. */
  wasTriedBefore(before: Date): boolean {
    return this.status === 'sending' && this.sendingSince !== null && this.sendingSince <= before;
  }

  /** The quiet hours are over: back into the queue. Returns the words. */
  release(): string {
    const body = this.heldBody ?? '';
    this.become({ status: 'queued', sendAfter: null, heldBody: null });
    return body;
  }

  /** Records the provider's answer. A receipt that arrived before the answer wins. */
  settle(outcome: TextOutcome): void {
    if (this.status === 'sending') this.become({ status: outcome });
  }

  /** The provider had taken it, and the phone's network did not. */
  notDelivered(outcome: Exclude<TextOutcome, 'sent'>): void {
    if (this.status === 'sending' || this.status === 'sent') this.become({ status: outcome });
  }

  /** Records the provider's ID. The price follows later (rules.md#text-cost). */
  isKnownAs(providerId: string, now: Date): void {
    if (this.providerId !== null) return;
    this.become({ providerId, priceDueAt: new Date(now.getTime() + FIRST_ASKED_AFTER_MS) });
  }

  /** Asked about now: next when the text is twice as old, and never again after a week. */
  askPriceAgainLater(now: Date): void {
    const age = now.getTime() - (this.sendingSince ?? this.createdAt).getTime();
    const next = new Date(now.getTime() + Math.max(age, FIRST_ASKED_AFTER_MS));
    this.become({ priceDueAt: age < ASKED_FOR_MS ? next : null });
  }

  /**
   * Millionths of a dollar, or null for a price that will never be known. Returns the difference from the
   * assumed price.
   */
  cost(micros: number | null): number {
    if (this.costMicros !== null) return 0;
    this.become({ costMicros: micros, priceDueAt: null });
    return micros === null ? 0 : micros - (this.assumedMicros ?? 0);
  }

  private become(changes: Partial<Changing>): void {
    Object.assign(this, changes);
  }
}
