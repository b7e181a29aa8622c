import type { DomainEvent, EventName } from './domain-events.ts';

/**
 * An object that changes as a whole. It collects its events until its repository stores it and publishes
 * them.
 */
export abstract class Aggregate<Name extends EventName = EventName> {
  // Not initialized, because a loaded object was not constructed; not enumerable, because it is not stored.
  declare private collected?: readonly DomainEvent<Name>[];

  protected record(...events: readonly DomainEvent<Name>[]): void {
    const value = [...(this.collected ?? []), ...events];
    Object.defineProperty(this, 'collected', { value, configurable: true, enumerable: false });
  }

  /**
   * The events recorded since the last call, each once. The repository calls this in the transaction that
   * stores it.
   */
  pullEvents(): readonly DomainEvent<Name>[] {
    const events = this.collected ?? [];
    delete this.collected;
    return events;
  }
}

/** The stored fields of an aggregate. */
export type Fields<Kept extends Aggregate> = Omit<Kept, keyof Aggregate>;
