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
    /** An accepted offer, a hire, the work that is done, or their end. */
    concerns({ name, payload }) {
      return name !== 'hiring.referral_status_changed' || ['offer_signed', 'completed'].includes(payload.to);
    },
    handle: ({ payload }) => sync.run(payload.referralId),
  });
}
