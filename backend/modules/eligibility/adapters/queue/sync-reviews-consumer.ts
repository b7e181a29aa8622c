import { consumer, type EventConsumer } from '#kernel/consumer.ts';
import type { SyncReviews } from '../../application/review/sync-reviews.ts';

export function syncReviewsConsumer(sync: SyncReviews): EventConsumer {
  return consumer({
    name: 'eligibility.keep_reviews',
    on: ['offers.addon_paid', 'offers.addon_refunded', 'offers.addon_canceled'],
    concerns: ({ payload }) => payload.addonType === 'i9_verification',
    handle: ({ name, payload, occurredAt }) =>
      name === 'offers.addon_paid'
        ? sync.paid(payload, new Date(occurredAt))
        : sync.returned(payload, new Date(occurredAt)),
  });
}
