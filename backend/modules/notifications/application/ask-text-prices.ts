import type { Clock } from '#kernel/clock.ts';
import type { DueWork } from '#kernel/tasks.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { TextLog, TextPrice, TextPrices } from './ports.ts';

const AT_ONCE = 50;

interface AskTextPricesNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly texts: TextLog;
  readonly prices: TextPrices;
  readonly clock: Clock;
}

/**
 * Asks what texts have cost, once the provider knows (rules.md#text-cost). Each is put off before it is asked about, so two
 * processes never ask for one, and a provider that is away is left alone by the first question it does not answer.
 */
export class AskTextPrices implements DueWork {
  readonly name = 'notifications.ask_text_prices';
  private readonly needs: AskTextPricesNeeds;

  constructor(needs: AskTextPricesNeeds) {
    this.needs = needs;
  }

  async run(): Promise<number> {
    let known = 0;
    for (const { id, providerId } of await this.take()) {
      const price = await this.needs.prices.priceOf(providerId);
      if (price === 'later') continue;
      await this.keep(id, price);
      known += 1;
    }
    return known;
  }

  private async take(): Promise<readonly { readonly id: string; readonly providerId: string }[]> {
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
    const { unitOfWork, texts } = this.needs;
    await unitOfWork.transaction(async () => {
      const text = await texts.find(id);
      if (!text) return;
      text.cost(price === 'never' ? null : price);
      await texts.save(text);
    });
  }
}
