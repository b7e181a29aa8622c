import type { DomainEvent, EventName } from './domain-events.ts';

interface Consequence<Name extends EventName> {
  /** Unique and stable: `context.what_it_does`. It is stored with every event that was handled. */
  readonly name: string;
  readonly on: readonly Name[];
  /** Of these events, those that can change something here; left out: all. Told by the payload alone. */
  readonly concerns?: (event: DomainEvent<Name>) => boolean;
  readonly handle: (event: DomainEvent<Name>) => Promise<void>;
}

/** A consequence in another context. Delivered at least once, in a transaction of its own with its hand-over mark. */
export interface EventConsumer {
  readonly name: string;
  /** Whether an event has a consequence here; the others are passed over without a mark. */
  concerns(event: DomainEvent): boolean;
  handle(event: DomainEvent): Promise<void>;
}

/** What follows from events. Their payload has the type that belongs to the names in `on`. */
export function consumer<Name extends EventName>({
  name,
  on,
  concerns,
  handle,
}: Consequence<Name>): EventConsumer {
  const isHeard = (event: DomainEvent): event is DomainEvent & DomainEvent<Name> =>
    on.some((one) => one === event.name);
  return {
    name,
    concerns: (event) => isHeard(event) && concerns?.(event) !== false,
    async handle(event) {
      if (isHeard(event)) await handle(event);
    },
  };
}
