import type { JobId, UserId } from '#kernel/ids.ts';
import type { TextStatus } from '../contract/vocabulary/text-statuses.ts';
import { mayTextAt, type QuietHours } from './quiet-hours.ts';

/** How handing over a text ended for good. */
export type TextOutcome = 'sent' | 'failed' | 'opted_out';

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
  readonly now: Date;
}

interface GoingOut {
  /** Its recipient has just asked for it: no quiet hours (rules.md#asked-for-now). */
  readonly asked: boolean;
  readonly optedOut: boolean;
  readonly now: Date;
  /** Where the number may be at home, as IANA names. */
  readonly zones: readonly string[];
  /** Hours in which its recipient wants no texts, beside the night. */
  readonly quiet?: QuietHours;
}

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
  readonly costCents!: number;
  readonly sendAfter!: Date | null;
  /** The full words, kept only while the text is held. */
  readonly heldBody!: string | null;
  /** When handing it over was first tried. From then on the provider may have it, whatever we heard. */
  readonly sendingSince!: Date | null;
  readonly createdAt!: Date;

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
      costCents: 0,
      sendAfter: null,
      heldBody: null,
      sendingSince: null,
      createdAt: text.now,
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
    const sendAfter = given.asked ? given.now : mayTextAt(given.now, given.zones, given.quiet);
    if (sendAfter <= given.now) {
      this.become({ status: 'sending', sendingSince: this.sendingSince ?? given.now });
      return true;
    }
    this.become({ status: 'held', sendAfter, heldBody: body });
    return false;
  }

  /** The quiet hours are over: back into the queue. Returns the words. */
  release(): string {
    const body = this.heldBody ?? '';
    this.become({ status: 'queued', sendAfter: null, heldBody: null });
    return body;
  }

  /** What the provider said. A receipt that came in before the answer stays. */
  settle(outcome: TextOutcome): void {
    if (this.status === 'sending') this.become({ status: outcome });
  }

  /** The provider had taken it, and the phone's network did not. */
  notDelivered(outcome: Exclude<TextOutcome, 'sent'>): void {
    if (this.status === 'sending' || this.status === 'sent') this.become({ status: outcome });
  }

  private become(
    changes: Partial<Pick<LoggedText, 'status' | 'sendAfter' | 'heldBody' | 'sendingSince'>>,
  ): void {
    Object.assign(this, changes);
  }
}
