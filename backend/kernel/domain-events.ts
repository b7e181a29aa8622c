import { newId } from './ids.ts';

/** Something that happened, told to other contexts. Payloads are JSON: ids, texts, numbers, ISO instants. */
export interface DomainEvent<Name extends string = string, Payload extends object = object> {
  readonly id: string;
  readonly name: Name;
  readonly occurredAt: string;
  readonly payload: Payload;
}

export function domainEvent<Name extends string, Payload extends object>(
  name: Name,
  occurredAt: Date,
  payload: Payload,
): DomainEvent<Name, Payload> {
  return { id: newId(), name, occurredAt: occurredAt.toISOString(), payload };
}

/**
 * Hands events to their consumers. Called inside the transaction of the change that caused them, so that both
 * happen or neither; delivery follows the commit, at least once, in no promised order.
 */
export interface EventPublisher {
  publish(events: readonly DomainEvent[]): Promise<void>;
}

/** A consequence in another context. Delivered at least once, in a transaction of its own with its hand-over mark. */
export interface EventConsumer {
  /** Unique and stable: `context.what_it_does`. */
  readonly name: string;
  readonly events: readonly string[];
  /** Of these events, those that can change something here; left out: all. Told by the payload alone. */
  concerns?(event: DomainEvent): boolean;
  consume(event: DomainEvent): Promise<void>;
}
