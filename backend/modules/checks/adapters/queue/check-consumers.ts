import { isAt } from '#contract/hiring/vocabulary/referral-status.ts';
import { consumer, type EventConsumer } from '#kernel/consumer.ts';
import { trackedNotice } from '../../application/notice/notice-tracking.ts';
import type { SettleNotices } from '../../application/notice/settle-notices.ts';
import type { SyncChecks } from '../../application/order/sync-checks.ts';

interface UseCases {
  readonly syncChecks: SyncChecks;
  readonly notices: SettleNotices;
}

export function checkConsumers({ syncChecks, notices }: UseCases): readonly EventConsumer[] {
  return [
    consumer({
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
        if (name === 'hiring.referral_status_changed') return isAt(payload.to, 'offer_signed');
        return !('kind' in payload) || payload.kind === 'background_check' || payload.kind === 'drug_test';
      },
      handle: (event) => syncChecks.run(event),
    }),
    consumer({
      name: 'checks.settle_notices',
      on: ['notifications.delivery_ended'],
      concerns: ({ payload }) => trackedNotice(payload.tracking) !== null,
      handle: ({ payload }) => notices.ended(payload.tracking),
    }),
  ];
}
