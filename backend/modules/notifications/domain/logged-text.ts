import type { JobId, UserId } from '../../../kernel/ids.ts';
import { mayTextAt } from './quiet-hours.ts';

/** `held` until the quiet hours end; `queued` until it is handed over; `opted_out` is never sent. */
export type LoggedTextStatus = 'held' | 'queued' | 'sent' | 'failed' | 'opted_out';

export interface NewText {
  readonly id: string;
  readonly to: string;
  /** The words without codes and links. */
  readonly shownMessage: string;
  readonly recipientName: string | null;
  readonly senderId: UserId | null;
  readonly jobId: JobId | null;
  readonly now: Date;
}

/** A text in the log (document 3 §3, sms_log). Codes and links never stand in it. */
export class LoggedText {
  readonly id!: string;
  readonly senderId!: UserId | null;
  readonly jobId!: JobId | null;
  /** E.164. */
  readonly recipientPhone!: string;
  readonly recipientName!: string | null;
  readonly message!: string;
  readonly status!: LoggedTextStatus;
  readonly costCents!: number;
  readonly sendAfter!: Date | null;
  /** The full words, kept only while the text is held. */
  readonly heldBody!: string | null;
  readonly createdAt!: Date;

  static queue(text: NewText): LoggedText {
    return Object.assign(new LoggedText(), {
      id: text.id,
      senderId: text.senderId,
      jobId: text.jobId,
      recipientPhone: text.to,
      recipientName: text.recipientName,
      message: text.shownMessage,
      status: 'queued',
      costCents: 0,
      sendAfter: null,
      heldBody: null,
      createdAt: text.now,
    } as const);
  }

  /**
   * Whether the text may go out now. Otherwise it is held until the quiet hours end, or never goes out because its
   * recipient wants no texts (decision 71). A text that was sent already is not sent again.
   */
  mayGoOut(body: string, given: { asked: boolean; optedOut: boolean; now: Date }): boolean {
    if (this.status !== 'queued') return false;
    if (given.optedOut) {
      this.become({ status: 'opted_out' });
      return false;
    }
    const sendAfter = given.asked ? given.now : mayTextAt(given.now);
    if (sendAfter <= given.now) return true;
    this.become({ status: 'held', sendAfter, heldBody: body });
    return false;
  }

  /** The quiet hours are over: back into the queue. Returns the words. */
  release(): string {
    const body = this.heldBody ?? '';
    this.become({ status: 'queued', sendAfter: null, heldBody: null });
    return body;
  }

  sent(): void {
    this.become({ status: 'sent' });
  }

  private become(changes: Partial<Pick<LoggedText, 'status' | 'sendAfter' | 'heldBody'>>): void {
    Object.assign(this, changes);
  }
}
