import type Stripe from 'stripe';
import { HEARD_EVENTS } from '#modules/billing/application/provider/catch-up-events.ts';
import type { EventPage } from '#modules/billing/application/provider/payment-provider.ts';
import { eventView } from './stripe-views.ts';

const A_PAGE = 100;
/** Stripe returns 400 for more types in one request. */
const TYPES_AT_MOST = 20;
const GROUPS = Array.from({ length: Math.ceil(HEARD_EVENTS.length / TYPES_AT_MOST) }, (_, group) =>
  HEARD_EVENTS.slice(group * TYPES_AT_MOST, (group + 1) * TYPES_AT_MOST),
);

/**
 * The events that the product handles, one group of types after the other; a page's cursor is its group and
 * its last event.
 */
export async function eventPage(stripe: Stripe, since: Date, after: string | null): Promise<EventPage> {
  const [group, last] = placeOf(after);
  const { data, has_more: isMore } = await stripe.events.list({
    types: [...(GROUPS[group] ?? [])],
    created: { gte: Math.floor(since.getTime() / 1000) },
    limit: A_PAGE,
    ...(last !== '' && { starting_after: last }),
  });
  return { events: data.map(eventView), next: following(group, isMore ? data.at(-1)?.id : undefined) };
}

function placeOf(mark: string | null): readonly [group: number, last: string] {
  const [group = '0', last = ''] = (mark ?? '').split(':');
  return [Number(group), last];
}

function following(group: number, last: string | undefined): string | null {
  if (last !== undefined) return `${group}:${last}`;
  return group + 1 < GROUPS.length ? `${group + 1}:` : null;
}
