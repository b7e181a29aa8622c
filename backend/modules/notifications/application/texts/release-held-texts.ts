import type { Clock } from '#kernel/clock.ts';
import { eachAlone, type DueWork } from '#kernel/tasks.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { TextLog } from '../ports.ts';
import type { TextDispatch } from './text-dispatch.ts';

const AT_ONCE = 200;

interface ReleaseHeldTextsNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly texts: TextLog;
  readonly dispatch: TextDispatch;
  readonly clock: Clock;
}

/** Queues held texts again after the quiet hours (rules.md#quiet-hours). */
export class ReleaseHeldTexts implements DueWork {
  readonly name = 'notifications.release_held_texts';
  private readonly needs: ReleaseHeldTextsNeeds;

  constructor(needs: ReleaseHeldTextsNeeds) {
    this.needs = needs;
  }

  async run(): Promise<number> {
    const held = await this.needs.texts.findReleasable(this.needs.clock.now(), AT_ONCE);
    return eachAlone(held, (id) => this.release(id));
  }

  /** False where another process was quicker. */
  private async release(id: string): Promise<boolean> {
    const { unitOfWork, texts, dispatch, clock } = this.needs;
    return unitOfWork.transaction(async () => {
      const text = await texts.find(id);
      if (!text?.isReleasable(clock.now())) return false;
      const body = text.release();
      await texts.save(text);
      await dispatch.enqueue({ id, body, asked: false, reply: false });
      return true;
    });
  }
}
