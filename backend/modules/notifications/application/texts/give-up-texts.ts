import type { Clock } from '#kernel/clock.ts';
import { eachAlone, type DueWork } from '#kernel/tasks.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { TextLog } from '../ports.ts';

const AT_ONCE = 200;
/** The queue tries for more than an hour, and then never again. */
const TRIED_FOR_MS = 6 * 3_600_000;

interface GiveUpTextsNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly texts: TextLog;
  readonly clock: Clock;
}

/**
 * Marks texts as failed if every try failed, so the log does not show them as on their way
 * (rules.md#texts-given-up).
 */
export class GiveUpTexts implements DueWork {
  readonly name = 'notifications.give_up_texts';
  private readonly needs: GiveUpTextsNeeds;

  constructor(needs: GiveUpTextsNeeds) {
    this.needs = needs;
  }

  async run(): Promise<number> {
    const { unitOfWork, texts, clock } = this.needs;
    const before = new Date(clock.now().getTime() - TRIED_FOR_MS);
    const tried = await texts.findTriedSince(before, AT_ONCE);
    return eachAlone(tried, (id) =>
      unitOfWork.transaction(async () => {
        const text = await texts.find(id);
        if (!text?.wasTriedBefore(before)) return false;
        text.notDelivered('failed');
        await texts.save(text);
        return true;
      }),
    );
  }
}
