import type { Clock } from '#kernel/clock.ts';
import type { DueWork } from '#kernel/tasks.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { TextLog } from './ports.ts';
import type { TextDispatch } from './text-dispatch.ts';

const AT_ONCE = 200;

/** The morning after the quiet hours: what was held goes back into the queue (rules.md#quiet-hours). */
export class ReleaseHeldTexts implements DueWork {
  readonly name = 'notifications.release_held_texts';
  private readonly unitOfWork: UnitOfWork;
  private readonly texts: TextLog;
  private readonly dispatch: TextDispatch;
  private readonly clock: Clock;

  constructor(unitOfWork: UnitOfWork, texts: TextLog, dispatch: TextDispatch, clock: Clock) {
    this.unitOfWork = unitOfWork;
    this.texts = texts;
    this.dispatch = dispatch;
    this.clock = clock;
  }

  async run(): Promise<number> {
    return this.unitOfWork.transaction(async () => {
      const held = await this.texts.findReleasable(this.clock.now(), AT_ONCE);
      for (const text of held) {
        const body = text.release();
        await this.texts.save(text);
        await this.dispatch.enqueue({ id: text.id, body, asked: false, reply: false });
      }
      return held.length;
    });
  }
}
