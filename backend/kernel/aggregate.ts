import type { DomainEvent, EventName } from './domain-events.ts';

/** What changes as one. It collects the events of its changes until its repository stores it and publishes them. */
export abstract class Aggregate<Name extends EventName = EventName> {
  // Never initialized, because what is loaded was not constructed; never enumerable, because it is not stored.
  declare private collected?: readonly DomainEvent<Name>[];

  protected record(...events: readonly DomainEvent<Name>[]): void {
    const value = [...(this.collected ?? []), ...events];
    Object.defineProperty(this, 'collected', { value, configurable: true, enumerable: false });
  }

  /** For whoever stores the aggregate, in the same transaction: what was recorded since the last call, each event once. */
  pullEvents(): readonly DomainEvent<Name>[] {
    const events = this.collected ?? [];
    delete this.collected;
    return events;
  }
}

/** What is stored of an aggregate. */
export type Fields<Kept extends Aggregate> = Omit<Kept, keyof Aggregate>;
