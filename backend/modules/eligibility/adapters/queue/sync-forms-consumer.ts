import { consumer, type EventConsumer } from '#kernel/consumer.ts';
import type { SyncForms } from '../../application/sync-forms.ts';

export function syncFormsConsumer(sync: SyncForms): EventConsumer {
  return consumer({
    name: 'eligibility.keep_forms',
    on: [
      'hiring.referral_status_changed',
      'hiring.referral_hired',
      'hiring.referral_rejected',
      'hiring.referral_rolled_back',
    ],
    /** An accepted offer, a hire, or their end. */
    concerns({ name, payload }) {
      return name !== 'hiring.referral_status_changed' || payload.to === 'offer_signed';
    },
    handle: ({ payload }) => sync.run(payload.referralId),
  });
}
