import { ContainerModule } from 'inversify';
import { construct, provide } from '#platform/container/token.ts';
import { AUDIT_TRAIL, CLOCK, DUE_WORK, ROUTES, SQL, UNIT_OF_WORK } from '#platform/tokens.ts';
import { ForgetHandledEvents } from '../application/provider/forget-handled-events.ts';
import { ReceiveProviderEvent } from '../application/provider/receive-provider-event.ts';
import { SkipEvent } from '../application/provider/skip-event.ts';
import { unhandledEventRoutes } from './http/unhandled-event.routes.ts';
import { SqlUnhandledEvents } from './persistence/sql-unhandled-events.ts';
import * as tokens from './billing.tokens.ts';
import { PAYOUT_EVENTS } from './payouts.tokens.ts';
import { PLAN_PAYMENTS, SETTLE_SUBSCRIPTION } from './plans.tokens.ts';

/** Delivers the provider's events to their handlers. */
export const providerEventsContainer = new ContainerModule(({ bind }) => {
  construct(bind, DUE_WORK, ForgetHandledEvents, [tokens.HANDLED, CLOCK]);
  construct(bind, tokens.UNHANDLED, SqlUnhandledEvents, [SQL]);
  provide(
    bind,
    ROUTES,
    (unitOfWork, unhandled, handled, audit, clock) =>
      unhandledEventRoutes(unhandled, new SkipEvent({ unitOfWork, unhandled, handled, audit, clock })),
    [UNIT_OF_WORK, tokens.UNHANDLED, tokens.HANDLED, AUDIT_TRAIL, CLOCK],
  );
  provide(
    bind,
    tokens.RECEIVE_EVENT,
    (
      work,
      provider,
      handled,
      payments,
      refunds,
      disputes,
      subscriptions,
      customerStore,
      clock,
      sandbox,
      payouts,
      planPayments,
    ) => {
      const receive = new ReceiveProviderEvent({
        unitOfWork: work,
        provider,
        handled,
        payments,
        refunds,
        disputes,
        subscriptions,
        payouts,
        planPayments,
        customerStore,
        clock,
      });
      // Events that the sandbox still sends after a switch to Stripe have no effect.
      sandbox.deliverTo(async (raw, signature) => {
        if (provider.name === 'sandbox') await receive.run(raw, signature);
      });
      return receive;
    },
    [
      UNIT_OF_WORK,
      tokens.PAYMENT_PROVIDER,
      tokens.HANDLED,
      tokens.SETTLE_PAYMENT,
      tokens.SETTLE_REFUND,
      tokens.SETTLE_DISPUTE,
      SETTLE_SUBSCRIPTION,
      tokens.CUSTOMER_STORE,
      CLOCK,
      tokens.SANDBOX_EVENTS,
      PAYOUT_EVENTS,
      PLAN_PAYMENTS,
    ],
  );
});
