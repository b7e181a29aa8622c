import { addHours, type Clock } from '#kernel/clock.ts';
import type { DueWork } from '#kernel/tasks.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { EventListings } from '../ports.ts';
import {
  ProviderUnavailable,
  type EventPage,
  type PaymentProvider,
  type ProviderEvent,
} from './payment-provider.ts';
import type { ReceiveProviderEvent } from './receive-provider-event.ts';
import type { UnhandledEvents } from './unhandled-events.ts';

const LOOK_EVERY_HOURS = 1 / 6;
/** Covers events that the provider lists late, and those in transit during the last run. */
const OVERLAP_HOURS = 1;
/** The first run's range: the period in which the provider itself retries deliveries. */
const FIRST_LOOK_HOURS = 72;

/** The maximum number of failed events that one run retries. */
const TRIES_AT_ONCE = 20;
const LONGEST_PAUSE_MINUTES = 60;
const MINUTE_HOURS = 1 / 60;

interface CatchUpEventsNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly provider: Pick<PaymentProvider, 'name' | 'listEvents'>;
  readonly receive: Pick<ReceiveProviderEvent, 'fresh' | 'handle'>;
  readonly listings: EventListings;
  readonly unhandled: Omit<UnhandledEvents, 'find'>;
  readonly clock: Clock;
}

/** Recovers lost webhooks by reading the provider's own list of events (rules.md#lost-webhooks). */
export class CatchUpEvents implements DueWork {
  readonly name = 'billing.catch_up_events';
  private readonly needs: CatchUpEventsNeeds;

  constructor(needs: CatchUpEventsNeeds) {
    this.needs = needs;
  }

  /**
   * An event that cannot be handled does not block others: it is set aside, retried at growing intervals, and
   * the list is read on.
   * @throws EventsLeft in the end, as long as one waits
   */
  async run(): Promise<number> {
    const done = (await this.tryAgain()) + (await this.look());
    const [first, other] = await this.needs.unhandled.waiting(this.needs.provider.name);
    if (first) throw new EventsLeft(first, other !== undefined);
    return done;
  }

  /** @returns the number of new events */
  private async look(): Promise<number> {
    const { provider, listings, clock, unitOfWork } = this.needs;
    const now = clock.now();
    const last = await listings.find(provider.name);
    if (last && addHours(last.lookedAt, LOOK_EVERY_HOURS) > now) return 0;
    const since = last ? addHours(last.listedUntil, -OVERLAP_HOURS) : addHours(now, -FIRST_LOOK_HOURS);
    const { done, isWhole } = await this.catchUp(since);
    const listedUntil = isWhole ? now : (last?.listedUntil ?? addHours(since, OVERLAP_HOURS));
    await unitOfWork.transaction(() => listings.keep(provider.name, { listedUntil, lookedAt: now }));
    return isWhole ? done : 0;
  }

  /** Returns the number of handled events, and whether the list was read to its end. */
  private async catchUp(since: Date): Promise<{ done: number; isWhole: boolean }> {
    let [done, after, isWhole]: [number, string | null, boolean] = [0, null, true];
    do {
      const page = await this.page(since, after);
      isWhole = page !== null;
      // The list overlaps with the previous one: most of it was handled.
      for (const event of await this.needs.receive.fresh(page?.events ?? []))
        done += await this.handle(event);
      after = page?.next ?? null;
    } while (after !== null);
    return { done, isWhole };
  }

  /** Null while the provider does not answer. */
  private page(since: Date, after: string | null): Promise<EventPage | null> {
    return this.needs.provider.listEvents(since, after).catch((error: unknown) => {
      if (error instanceof ProviderUnavailable) return null;
      throw error;
    });
  }

  /** 1 for a new event. */
  private async handle(event: ProviderEvent): Promise<number> {
    const { receive, unhandled, unitOfWork, provider, clock } = this.needs;
    try {
      return (await receive.handle(event)) ? 1 : 0;
    } catch (error) {
      const at = clock.now();
      const failed = { error, at, nextTryAt: addHours(at, MINUTE_HOURS) };
      await unitOfWork.transaction(() => unhandled.add(event, provider.name, failed));
      return 0;
    }
  }

  /** Retries due events; each failure doubles the time until the next try. */
  private async tryAgain(): Promise<number> {
    const { receive, unhandled, unitOfWork, provider, clock } = this.needs;
    let done = 0;
    for (const event of await unhandled.due(provider.name, clock.now(), TRIES_AT_ONCE)) {
      const { rowId, tries } = event;
      try {
        if (await receive.handle(event)) done += 1;
        await unitOfWork.transaction(() => unhandled.remove(rowId));
      } catch (error) {
        const minutes = Math.min(LONGEST_PAUSE_MINUTES, 2 ** tries);
        const nextTryAt = addHours(clock.now(), minutes * MINUTE_HOURS);
        await unitOfWork.transaction(() => unhandled.triedAgain(rowId, { error, nextTryAt }));
      }
    }
    return done;
  }
}

/** Reports unhandled events, with the name of one. */
class EventsLeft extends Error {
  constructor({ id, type }: ProviderEvent, areMore: boolean) {
    super(`Event ${id} (${type}) could not be handled${areMore ? ', and others' : ''}`);
  }
}

/** The events that the product handles; any other is acknowledged and ignored. */
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
  'setup_intent.requires_action',
  'setup_intent.setup_failed',
  'setup_intent.canceled',
  'payment_method.updated',
  'payment_method.automatically_updated',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'invoice.paid',
  'invoice.payment_failed',
  'customer.subscription.updated',
  'customer.subscription.deleted',
] as const satisfies readonly ProviderEvent['type'][];
