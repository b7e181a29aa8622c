import { consumer, type EventConsumer } from '#kernel/consumer.ts';
import type { SyncChecks } from '../../application/sync-checks.ts';

export function syncChecksConsumer(sync: SyncChecks): EventConsumer {
  return consumer({
    name: 'checks.keep_checks',
    on: [
      'billing.obligation_held',
      'billing.obligation_committed',
      'billing.obligation_refunded',
      'hiring.referral_status_changed',
      'hiring.referral_hired',
      'hiring.referral_rejected',
    ],
    /** Only what can change something: a held check, a signed offer, a hire, an end. */
    concerns({ name, payload }) {
      if (name === 'hiring.referral_status_changed') return payload.to === 'offer_signed';
      return !('kind' in payload) || payload.kind === 'background_check' || payload.kind === 'drug_test';
    },
    handle: (event) => sync.run(event),
  });
}
