import { addHours, type Clock } from '#kernel/clock.ts';
import type { DueWork } from '#kernel/tasks.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { EventListings } from '../ports.ts';
import { ProviderUnavailable, type PaymentProvider, type ProviderEvent } from './payment-provider.ts';
import type { ReceiveProviderEvent } from './receive-provider-event.ts';

const LOOK_EVERY_HOURS = 1 / 6;
/** Events that the provider lists late, and those that were on their way at the last look. */
const OVERLAP_HOURS = 1;
/** Of an installation that looks for the first time: as long as the provider itself tries to deliver. */
const FIRST_LOOK_HOURS = 72;

interface CatchUpEventsNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly provider: PaymentProvider;
  readonly receive: ReceiveProviderEvent;
  readonly listings: EventListings;
  readonly clock: Clock;
}

/** Webhooks that never came are made up for by reading the provider's own list of events (rules.md#lost-webhooks). */
export class CatchUpEvents implements DueWork {
  readonly name = 'catch up with the provider';
  private readonly needs: CatchUpEventsNeeds;

  constructor(needs: CatchUpEventsNeeds) {
    this.needs = needs;
  }

  /** One event that cannot be handled keeps no other waiting; it is read again at the next look. */
  async run(): Promise<number> {
    const { provider, listings, clock, unitOfWork } = this.needs;
    const now = clock.now();
    const last = await listings.find(provider.name);
    if (last && addHours(last.lookedAt, LOOK_EVERY_HOURS) > now) return 0;
    const since = last ? addHours(last.listedUntil, -OVERLAP_HOURS) : addHours(now, -FIRST_LOOK_HOURS);
    const handled = await this.catchUp(since);
    const listedUntil = handled === null ? (last?.listedUntil ?? addHours(since, OVERLAP_HOURS)) : now;
    await unitOfWork.transaction(() => listings.keep(provider.name, { listedUntil, lookedAt: now }));
    return handled ?? 0;
  }

  /** How many were handled; null where some are left. */
  private async catchUp(since: Date): Promise<number | null> {
    const { provider, receive } = this.needs;
    let [done, isWhole] = [0, true];
    try {
      for (let after: string | null = null; ;) {
        const { events, next } = await provider.listEvents(since, after);
        for (const event of events) {
          const outcome = await receive.handle(event).catch(() => null);
          if (outcome) done += 1;
          isWhole &&= outcome !== null;
        }
        if (next === null) break;
        after = next;
      }
    } catch (error) {
      if (!(error instanceof ProviderUnavailable)) throw error;
      return null;
    }
    return isWhole ? done : null;
  }
}

/** What the product listens to; anything else that comes is answered and left alone. */
export const HEARD_EVENTS = [
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.processing',
  'payment_intent.canceled',
  'payment_intent.requires_action',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'setup_intent.succeeded',
  'payment_method.updated',
  'payment_method.automatically_updated',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'invoice.paid',
  'invoice.payment_failed',
  'customer.subscription.updated',
  'customer.subscription.deleted',
] as const satisfies readonly ProviderEvent['type'][];
