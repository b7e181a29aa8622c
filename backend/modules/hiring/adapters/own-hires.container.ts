import { ContainerModule } from 'inversify';
import { construct, provide, token } from '#platform/container/token.ts';
import { CLOCK, EVENT_CONSUMERS } from '#platform/tokens.ts';
import { ConfirmOwnHires } from '../application/confirmation/confirm-own-hires.ts';
import { CONFIRMED_REFERRAL_WRITER, REFERRAL_WRITER } from './hiring.tokens.ts';
import { OWN_REFERRALS } from './personal-data.container.ts';
import { confirmOwnHiresConsumer } from './queue/confirm-own-hires-consumer.ts';

const CONFIRM_OWN_HIRES = token<ConfirmOwnHires>('hiring.confirm-own-hires');

export const ownHiresContainer = new ContainerModule(({ bind }) => {
  construct(bind, CONFIRM_OWN_HIRES, ConfirmOwnHires, {
    own: OWN_REFERRALS,
    writer: REFERRAL_WRITER,
    confirmed: CONFIRMED_REFERRAL_WRITER,
    clock: CLOCK,
  });
  provide(bind, EVENT_CONSUMERS, confirmOwnHiresConsumer, [CONFIRM_OWN_HIRES]);
});
