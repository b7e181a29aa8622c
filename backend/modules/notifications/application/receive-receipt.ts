import type { Clock } from '#kernel/clock.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { TextLog, TextOptOuts } from './ports.ts';

/** What became of a text after the provider had taken it. Only bad news changes something. */
export class ReceiveReceipt {
  private readonly unitOfWork: UnitOfWork;
  private readonly texts: TextLog;
  private readonly optOuts: TextOptOuts;
  private readonly clock: Clock;

  constructor(unitOfWork: UnitOfWork, texts: TextLog, optOuts: TextOptOuts, clock: Clock) {
    this.unitOfWork = unitOfWork;
    this.texts = texts;
    this.optOuts = optOuts;
    this.clock = clock;
  }

  /** A receipt for a text that we do not know is nobody's. */
  async run(textId: string, outcome: 'failed' | 'opted_out'): Promise<void> {
    await this.unitOfWork.transaction(async () => {
      const text = await this.texts.find(textId);
      if (!text) return;
      if (outcome === 'opted_out') await this.optOuts.add(text.recipientPhone, this.clock.now());
      text.notDelivered(outcome);
      await this.texts.save(text);
    });
  }
}
