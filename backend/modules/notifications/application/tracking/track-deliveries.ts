import type { Clock } from '#kernel/clock.ts';
import { domainEvent, type EventPublisher } from '#kernel/domain-events.ts';

export type DeliveryChannel = 'email' | 'text';
export type DeliveryState = 'pending' | 'delivered' | 'failed';

/** One message of those that something waits for. */
export interface Delivery {
  readonly channel: DeliveryChannel;
  readonly state: DeliveryState;
  /** ISO; null while it is pending. */
  readonly endedAt: string | null;
}

/** (tx) Messages by their ids; `tracking` is what its context calls them, and says nothing of anyone. */
export interface TrackedDeliveries {
  /** `email` is the address of an email; null for a text. */
  add(messageId: string, tracking: string, email: string | null): Promise<void>;
  /** Ends a pending delivery. Returns its tracking; null for an untracked message. */
  end(messageId: string, state: Exclude<DeliveryState, 'pending'>, at: Date): Promise<string | null>;
  /** An email bounced: marks those to its address since then as failed. Returns their trackings. */
  fail(email: string, since: Date, at: Date): Promise<readonly string[]>;
  of(tracking: string): Promise<readonly Delivery[]>;
}

interface TrackDeliveriesNeeds {
  readonly deliveries: TrackedDeliveries;
  readonly events: EventPublisher;
  readonly clock: Clock;
}

/** A bounce is about what was sent lately, not about what arrived long ago. */
const BOUNCES_WITHIN_MS = 7 * 86_400_000;

/** (tx) Records the delivery of tracked messages and notifies their trackers (rules.md#notice-arrives). */
export class TrackDeliveries {
  private readonly needs: TrackDeliveriesNeeds;

  constructor(needs: TrackDeliveriesNeeds) {
    this.needs = needs;
  }

  async begin(messageId: string, tracking: string, email: string | null): Promise<void> {
    await this.needs.deliveries.add(messageId, tracking, email);
  }

  async end(messageId: string, state: Exclude<DeliveryState, 'pending'>): Promise<void> {
    const tracking = await this.needs.deliveries.end(messageId, state, this.needs.clock.now());
    if (tracking !== null) await this.tell(tracking);
  }

  async bounced(email: string): Promise<void> {
    const now = this.needs.clock.now();
    const since = new Date(now.getTime() - BOUNCES_WITHIN_MS);
    for (const tracking of await this.needs.deliveries.fail(email, since, now)) await this.tell(tracking);
  }

  private async tell(tracking: string): Promise<void> {
    const { events, clock } = this.needs;
    await events.publish([domainEvent('notifications.delivery_ended', clock.now(), { tracking })]);
  }
}
