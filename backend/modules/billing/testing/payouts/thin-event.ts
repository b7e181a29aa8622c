import { randomUUID } from 'node:crypto';
import { TEST_NOW } from '#testing/fixtures/time/test-now.ts';
import { signed, type SignedEvent } from '../stripe/stripe-webhooks.ts';

/** A webhook that only names its object, like those of Stripe's second interface. */
export function thinEvent(objectId: string, type: string, secret: string): SignedEvent {
  const created = TEST_NOW.toISOString();
  const related = { id: objectId, type: 'v2.core.account', url: `/v2/core/accounts/${objectId}` };
  const event = {
    id: `evt_${randomUUID()}`,
    object: 'v2.core.event',
    type,
    created,
    related_object: related,
  };
  return signed(event, secret);
}
