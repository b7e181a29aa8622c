import type { Clock } from '#kernel/clock.ts';
import type { DueWork } from '#kernel/tasks.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { TextLog } from './ports.ts';
import type { TextDispatch } from './text-dispatch.ts';

const AT_ONCE = 200;

interface ReleaseHeldTextsNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly texts: TextLog;
  readonly dispatch: TextDispatch;
  readonly clock: Clock;
}

/** The morning after the quiet hours: what was held goes back into the queue (rules.md#quiet-hours). */
export class ReleaseHeldTexts implements DueWork {
  readonly name = 'notifications.release_held_texts';
  private readonly needs: ReleaseHeldTextsNeeds;

  constructor(needs: ReleaseHeldTextsNeeds) {
    this.needs = needs;
  }

  async run(): Promise<number> {
    return this.needs.unitOfWork.transaction(async () => {
      const held = await this.needs.texts.findReleasable(this.needs.clock.now(), AT_ONCE);
      for (const text of held) {
        const body = text.release();
        await this.needs.texts.save(text);
        await this.needs.dispatch.enqueue({ id: text.id, body, asked: false, reply: false });
      }
      return held.length;
    });
  }
}
