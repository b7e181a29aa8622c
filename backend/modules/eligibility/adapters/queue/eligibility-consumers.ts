import { isAt } from '#contract/hiring/vocabulary/referral-status.ts';
import { consumer, type EventConsumer } from '#kernel/consumer.ts';
import type { SyncReviews } from '../../application/review/sync-reviews.ts';
import type { SyncForms } from '../../application/form/sync-forms.ts';

interface UseCases {
  readonly syncForms: SyncForms;
  readonly syncReviews: SyncReviews;
}

export function eligibilityConsumers({ syncForms, syncReviews }: UseCases): readonly EventConsumer[] {
  return [
    consumer({
      name: 'eligibility.keep_forms',
      on: [
        'hiring.referral_status_changed',
        'hiring.referral_hired',
        'hiring.referral_rejected',
        'hiring.referral_rolled_back',
      ],
      /** An accepted offer, a hire, the work that is done, or their end. */
      concerns({ name, payload }) {
        if (name !== 'hiring.referral_status_changed') return true;
        return isAt(payload.to, 'offer_signed') || isAt(payload.to, 'completed');
      },
      handle: ({ payload }) => syncForms.run(payload.referralId),
    }),
    consumer({
      name: 'eligibility.keep_reviews',
      on: ['offers.addon_paid', 'offers.addon_refunded', 'offers.addon_canceled'],
      concerns: ({ payload }) => payload.addonType === 'i9_verification',
      handle: ({ name, payload, occurredAt }) =>
        name === 'offers.addon_paid'
          ? syncReviews.paid(payload, new Date(occurredAt))
          : syncReviews.returned(payload, new Date(occurredAt)),
    }),
  ];
}
