import type { Clock } from '#kernel/clock.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { TextLog, TextOptOuts } from '../ports.ts';
import type { TrackDeliveries } from './track-deliveries.ts';

export interface DeliveryReceipt {
  /** How it ended badly; null for a text that arrived. */
  readonly outcome: 'failed' | 'opted_out' | null;
  readonly providerId: string | null;
}

interface RecordDeliveryStatusNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly texts: TextLog;
  readonly optOuts: TextOptOuts;
  readonly tracking: Pick<TrackDeliveries, 'end'>;
  readonly clock: Clock;
}

/** Records the final status of a text and the provider's ID. */
export class RecordDeliveryStatus {
  private readonly needs: RecordDeliveryStatusNeeds;

  constructor(needs: RecordDeliveryStatusNeeds) {
    this.needs = needs;
  }

  /** Ignores a receipt for an unknown text. */
  async run(textId: string, { outcome, providerId }: DeliveryReceipt): Promise<void> {
    await this.needs.unitOfWork.transaction(async () => {
      const text = await this.needs.texts.find(textId);
      if (!text) return;
      const now = this.needs.clock.now();
      if (outcome === 'opted_out') await this.needs.optOuts.add(text.recipientPhone, now);
      if (outcome) text.notDelivered(outcome);
      if (providerId !== null) text.isKnownAs(providerId, now);
      await this.needs.texts.save(text);
      await this.needs.tracking.end(textId, outcome === null ? 'delivered' : 'failed');
    });
  }
}
