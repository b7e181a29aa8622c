import { newId } from './ids.ts';

/**
 * All events: their names and payloads. Empty here, because the kernel knows no context. Each context
 * declares its own in `domain/events.ts`, and the composition root combines them. Payloads are JSON: IDs,
 * texts, numbers, ISO instants.
 */
export interface EventMap {}

export type EventName = keyof EventMap;

interface NamedEvent<Name extends EventName> {
  readonly id: string;
  readonly name: Name;
  readonly occurredAt: string;
  readonly payload: EventMap[Name];
}

/** A fact that other contexts can react to. With several names, it is a union that `name` discriminates. */
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
 * happen or neither. Delivery follows the commit, at least once, in no guaranteed order.
 */
export interface EventPublisher {
  publish(events: readonly DomainEvent[]): Promise<void>;
}
