import type { Clock } from '#kernel/clock.ts';
import { newId, type JobId, type UserId } from '#kernel/ids.ts';
import type { TaskQueue } from '#kernel/tasks.ts';
import { LoggedText } from '../../domain/logged-text.ts';
import type { TextBudgetKind } from '../../domain/text-limits.ts';
import type { TextLog } from '../ports.ts';
import { countedText, type CallOrigin, type TextBudget } from './text-budget.ts';
import { tooManyTexts } from './text-errors.ts';

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
  /** Without one, someone else causes it. */
  readonly budget?: TextBudgetKind;
  /** Useless later: it goes out now or is refused. */
  readonly isCode?: boolean;
  /** Someone with an account is to get in by it. */
  readonly isSignIn?: boolean;
  readonly recipientId?: UserId | null;
  readonly recipientName?: string | null;
  readonly senderId?: UserId | null;
  readonly jobId?: JobId | null;
}

interface TextDispatchNeeds {
  readonly texts: TextLog;
  readonly taskQueue: TaskQueue;
  readonly budget: TextBudget;
  readonly origin: CallOrigin;
  readonly clock: Clock;
}

/** (tx) Logs a text and queues it: it goes out only if the transaction commits. */
export class TextDispatch {
  private readonly needs: TextDispatchNeeds;

  constructor(needs: TextDispatchNeeds) {
    this.needs = needs;
  }

  /** @throws DomainError `notifications.too_many_texts` (429) for a code that there is no room for */
  async queue(text: OutgoingText): Promise<string> {
    const logged = LoggedText.queue({
      id: newId(),
      to: text.to,
      shownMessage: text.shown,
      recipientId: text.recipientId ?? null,
      recipientName: text.recipientName ?? null,
      senderId: text.senderId ?? null,
      jobId: text.jobId ?? null,
      budget: text.reply ? 'reply' : (text.budget ?? 'caused'),
      senderAddress: this.needs.origin.address(),
      now: this.needs.clock.now(),
    });
    if (text.isCode) await this.countNow(logged, text);
    await this.needs.texts.save(logged);
    await this.enqueue({ id: logged.id, body: text.body, asked: text.asked, reply: text.reply ?? false });
    return logged.id;
  }

  /** (tx) Whether a text to that phone (E.164) now is the first (rules.md#first-text). */
  async isFirst(to: string): Promise<boolean> {
    return !(await this.needs.texts.hasTexted(to));
  }

  private async countNow(text: LoggedText, { body, isSignIn = false }: OutgoingText): Promise<void> {
    const counted = countedText(text, body, isSignIn);
    const verdict = await this.needs.budget.take(counted);
    if (!verdict.isTaken) throw tooManyTexts(verdict.waitMs);
    text.count(verdict.at, counted.assumedMicros);
  }

  async enqueue(data: TextTask): Promise<void> {
    await this.needs.taskQueue.enqueue({ kind: 'notifications.send_text', data });
  }
}
