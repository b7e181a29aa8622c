import { consumer, type EventConsumer } from '#kernel/consumer.ts';
import { asId } from '#kernel/ids.ts';
import type { ConfirmOwnHires } from '../../application/confirmation/confirm-own-hires.ts';

export function confirmOwnHiresConsumer(confirm: ConfirmOwnHires): EventConsumer {
  return consumer({
    name: 'hiring.confirm_own_hires',
    on: ['identity.email_confirmed', 'identity.phone_confirmed'],
    handle: ({ payload }) => confirm.run(asId<'user'>(payload.userId)),
  });
}
