import { consumer, type EventConsumer } from '#kernel/consumer.ts';
import { trackedNotice } from '../../application/notice/notice-tracking.ts';
import type { SettleNotices } from '../../application/notice/settle-notices.ts';

export function settleNoticesConsumer(notices: SettleNotices): EventConsumer {
  return consumer({
    name: 'checks.settle_notices',
    on: ['notifications.delivery_ended'],
    concerns: ({ payload }) => trackedNotice(payload.tracking) !== null,
    handle: ({ payload }) => notices.ended(payload.tracking),
  });
}
