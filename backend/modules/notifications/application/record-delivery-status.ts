import type { Clock } from '#kernel/clock.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { TextLog, TextOptOuts } from './ports.ts';

interface RecordDeliveryStatusNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly texts: TextLog;
  readonly optOuts: TextOptOuts;
  readonly clock: Clock;
}

/** What became of a text after the provider had taken it. Only bad news changes something. */
export class RecordDeliveryStatus {
  private readonly needs: RecordDeliveryStatusNeeds;

  constructor(needs: RecordDeliveryStatusNeeds) {
    this.needs = needs;
  }

  /** A receipt for a text that we do not know is nobody's. */
  async run(textId: string, outcome: 'failed' | 'opted_out'): Promise<void> {
    await this.needs.unitOfWork.transaction(async () => {
      const text = await this.needs.texts.find(textId);
      if (!text) return;
      if (outcome === 'opted_out') await this.needs.optOuts.add(text.recipientPhone, this.needs.clock.now());
      text.notDelivered(outcome);
      await this.needs.texts.save(text);
    });
  }
}
