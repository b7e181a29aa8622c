import type { Clock } from '#kernel/clock.ts';
import { newId, type JobId, type UserId } from '#kernel/ids.ts';
import type { TaskQueue } from '#kernel/tasks.ts';
import { LoggedText } from '../domain/logged-text.ts';
import type { TextLog } from './ports.ts';

export const SEND_TEXT = 'notifications.send_text';

export interface TextTask {
  readonly id: string;
  readonly body: string;
  /** Quiet hours do not apply. */
  readonly asked: boolean;
  /** The answer to a keyword goes out even to someone who has just opted out. */
  readonly reply: boolean;
}

export interface OutgoingText {
  readonly to: string;
  readonly body: string;
  /** For the log: the words without codes and links. */
  readonly shown: string;
  readonly asked: boolean;
  readonly reply?: boolean;
  readonly recipientId?: UserId | null;
  readonly recipientName?: string | null;
  readonly senderId?: UserId | null;
  readonly jobId?: JobId | null;
}

interface TextDispatchNeeds {
  readonly texts: TextLog;
  readonly taskQueue: TaskQueue;
  readonly clock: Clock;
}

/** (tx) Logs a text and queues it: it goes out only if the transaction commits. */
export class TextDispatch {
  private readonly needs: TextDispatchNeeds;

  constructor(needs: TextDispatchNeeds) {
    this.needs = needs;
  }

  async queue(text: OutgoingText): Promise<void> {
    const logged = LoggedText.queue({
      id: newId(),
      to: text.to,
      shownMessage: text.shown,
      recipientId: text.recipientId ?? null,
      recipientName: text.recipientName ?? null,
      senderId: text.senderId ?? null,
      jobId: text.jobId ?? null,
      now: this.needs.clock.now(),
    });
    await this.needs.texts.save(logged);
    await this.enqueue({ id: logged.id, body: text.body, asked: text.asked, reply: text.reply ?? false });
  }

  async enqueue(data: TextTask): Promise<void> {
    await this.needs.taskQueue.enqueue({ kind: SEND_TEXT, data });
  }
}
