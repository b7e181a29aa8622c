import type { DomainEvent, EventName } from './domain-events.ts';

interface Consequence<Name extends EventName> {
  /** Unique and stable: `context.what_it_does`. It is stored with every handled event. */
  readonly name: string;
  readonly on: readonly Name[];
  /** Selects, only by the payload, the events that can change something here. All of them if omitted. */
  readonly concerns?: (event: DomainEvent<Name>) => boolean;
  readonly handle: (event: DomainEvent<Name>) => Promise<void>;
}

/**
 * A consequence in another context. It is delivered at least once, in its own transaction with its delivery
 * mark.
 */
export interface EventConsumer {
  readonly name: string;
  /** Whether an event has a consequence here; other events are skipped without a mark. */
  concerns(event: DomainEvent): boolean;
  handle(event: DomainEvent): Promise<void>;
}

/** Builds a consumer. Its payload has the type that belongs to the names in `on`. */
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
