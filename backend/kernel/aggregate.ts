import type { DomainEvent } from './domain-events.ts';

/** What changes as one. It collects the events of its changes until its repository stores it and publishes them. */
export abstract class Aggregate<Event extends DomainEvent = DomainEvent> {
  // Never initialised, because what is loaded was not constructed; never enumerable, because it is not stored.
  declare private collected?: readonly Event[];

  protected record(...events: readonly Event[]): void {
    const value = [...(this.collected ?? []), ...events];
    Object.defineProperty(this, 'collected', { value, configurable: true, enumerable: false });
  }

  /** For whoever stores the aggregate, in the same transaction: what was recorded since the last call, each event once. */
  pullEvents(): readonly Event[] {
    const events = this.collected ?? [];
    delete this.collected;
    return events;
  }
}

/** What is stored of an aggregate. */
export type Fields<Kept extends Aggregate> = Omit<Kept, keyof Aggregate>;
