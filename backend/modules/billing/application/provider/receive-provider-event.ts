import type { Clock } from '#kernel/clock.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { HandledEvents } from '../ports.ts';
import type { PaymentProvider, ProviderEvent } from './payment-provider.ts';
import type { Effect, ProviderEffects } from './provider-effects.ts';

interface ReceiveProviderEventNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly provider: PaymentProvider;
  readonly handled: HandledEvents;
  readonly effects: ProviderEffects;
  readonly clock: Clock;
}

/**
 * Handles one event of the provider, at least once and in any order: fetches the current object, and commits
 * the effect together with the mark that the event was handled.
 */
export class ReceiveProviderEvent {
  private readonly needs: ReceiveProviderEventNeeds;

  constructor(needs: ReceiveProviderEventNeeds) {
    this.needs = needs;
  }

  /**
   * @throws DomainError `billing.bad_signature` (invalid); ProviderUnavailable, and the event is delivered
   *   again
   */
  async run(raw: Uint8Array, signature: string): Promise<void> {
    await this.handle(this.needs.provider.verifyWebhook(raw, signature));
  }

  /** Handles an event from the provider's list. True if it was new. @throws ProviderUnavailable */
  async handle(event: ProviderEvent): Promise<boolean> {
    const [fresh] = await this.fresh([event]);
    return fresh ? this.apply(fresh) : false;
  }

  /** The events of a list that were not handled yet. */
  async fresh(events: readonly ProviderEvent[]): Promise<readonly ProviderEvent[]> {
    if (events.length === 0) return events;
    const handled = await this.needs.handled.handledOf(events.map(({ id }) => id));
    return events.filter(({ id }) => !handled.has(id));
  }

  private async apply(event: ProviderEvent): Promise<boolean> {
    const effect = await this.effectOf(event);
    return this.needs.unitOfWork.transaction(async () => {
      const fresh = await this.needs.handled.mark(event, this.needs.provider.name, this.needs.clock.now());
      if (fresh && effect) await effect();
      return fresh;
    });
  }

  /** Null for an event that does not concern this product. */
  private async effectOf({ type, objectId }: ProviderEvent): Promise<Effect | null> {
    if (objectId === null) return null;
    const found = Object.entries(this.needs.effects).find(([start]) => type.startsWith(start));
    return found ? found[1](objectId) : null;
  }
}
