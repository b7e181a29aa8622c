import type { UserId } from '#kernel/ids.ts';
import type { DueWork } from '#kernel/tasks.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { Notifier } from '../notifier.ts';
import type { TextBudget } from './text-budget.ts';

/** Lists the product's admins; bound to identity. */
interface Admins {
  admins(): Promise<readonly UserId[]>;
}

interface NotifyTextLimitNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly budget: Pick<TextBudget, 'takeNews'>;
  readonly notifier: Pick<Notifier, 'notify'>;
  readonly directory: Admins;
  readonly texts: number;
  readonly dollars: number;
}

/**
 * Notifies admins once a day that texts wait and codes are refused (rules.md#text-spend). A refusal is
 * rolled back, so it cannot notify anyone itself.
 */
export class NotifyTextLimit implements DueWork {
  readonly name = 'notifications.tell_of_text_limit';
  private readonly needs: NotifyTextLimitNeeds;

  constructor(needs: NotifyTextLimitNeeds) {
    this.needs = needs;
  }

  async run(): Promise<number> {
    const { unitOfWork, budget, notifier, directory, texts, dollars } = this.needs;
    return unitOfWork.transaction(async () => {
      const reached = await budget.takeNews();
      if (reached === null) return 0;
      for (const userId of await directory.admins()) {
        if (reached === 'texts')
          await notifier.notify({ userId, kind: 'text_limit_reached', data: { limit: String(texts) } });
        else await notifier.notify({ userId, kind: 'text_budget_spent', data: { budget: String(dollars) } });
      }
      return 1;
    });
  }
}
