import type { Clock } from '#kernel/clock.ts';
import { eachAlone, type DueWork } from '#kernel/tasks.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { TextLog, TextPrice, TextPrices } from '../ports.ts';
import type { TextBudget } from './text-budget.ts';

const AT_ONCE = 50;
const MOST_FAILURES = 3;

interface RequestedPrice {
  readonly id: string;
  readonly providerId: string;
}

interface AskTextPricesNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly texts: TextLog;
  readonly prices: TextPrices;
  readonly budget: Pick<TextBudget, 'correct'>;
  readonly clock: Clock;
}

/**
 * Asks the provider what texts cost (rules.md#text-cost). Each text is postponed before its request, so no
 * two processes request one price. A price that cannot be stored does not stop the others; three provider
 * failures stop the run.
 */
export class AskTextPrices implements DueWork {
  readonly name = 'notifications.ask_text_prices';
  private readonly needs: AskTextPricesNeeds;

  constructor(needs: AskTextPricesNeeds) {
    this.needs = needs;
  }

  async run(): Promise<number> {
    const failures: unknown[] = [];
    const due = await this.take();
    return eachAlone(due, async (text) => {
      if (failures.length >= MOST_FAILURES) throw failures[0];
      try {
        return await this.ask(text);
      } catch (error) {
        failures.push(error);
        throw error;
      }
    });
  }

  private async ask({ id, providerId }: RequestedPrice): Promise<boolean> {
    const price = await this.needs.prices.priceOf(providerId);
    if (price === 'later') return false;
    await this.keep(id, price);
    return true;
  }

  private async take(): Promise<readonly RequestedPrice[]> {
    const { unitOfWork, texts, clock } = this.needs;
    return unitOfWork.transaction(async () => {
      const now = clock.now();
      const due = await texts.findPriceDue(now, AT_ONCE);
      for (const text of due) {
        text.askPriceAgainLater(now);
        await texts.save(text);
      }
      return due.flatMap(({ id, providerId }) => (providerId === null ? [] : [{ id, providerId }]));
    });
  }

  private async keep(id: string, price: Exclude<TextPrice, 'later'>): Promise<void> {
    const { unitOfWork, texts, budget } = this.needs;
    await unitOfWork.transaction(async () => {
      const text = await texts.find(id);
      if (!text) return;
      const difference = text.cost(price === 'never' ? null : price);
      await texts.save(text);
      await budget.correct(text.countedAt ?? text.createdAt, difference);
    });
  }
}
