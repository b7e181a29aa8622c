import { newId } from './ids.ts';

/**
 * Every event there is: its name, and what it carries. Empty here, because the kernel knows no context: each one declares its own in
 * `domain/events.ts`, and the composition root puts them together. Payloads are JSON: ids, texts, numbers, ISO instants.
 */
export interface EventMap {}

export type EventName = keyof EventMap;

interface NamedEvent<Name extends EventName> {
  readonly id: string;
  readonly name: Name;
  readonly occurredAt: string;
  readonly payload: EventMap[Name];
}

/** Something that happened, told to other contexts. Of several names it is one of them, and its name says which. */
export type DomainEvent<Name extends EventName = EventName> = { [One in Name]: NamedEvent<One> }[Name];

export function domainEvent<Name extends EventName>(
  name: Name,
  occurredAt: Date,
  payload: EventMap[Name],
): DomainEvent<Name> {
  return { id: newId(), name, occurredAt: occurredAt.toISOString(), payload };
}

/**
 * Hands events to their consumers. Called inside the transaction of the change that caused them, so that both
 * happen or neither; delivery follows the commit, at least once, in no promised order.
 */
export interface EventPublisher {
  publish(events: readonly DomainEvent[]): Promise<void>;
}
