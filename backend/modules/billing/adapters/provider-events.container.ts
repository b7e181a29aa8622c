import { ContainerModule } from 'inversify';
import { construct, provide } from '#platform/container/token.ts';
import { CLOCK, DUE_WORK, SQL, UNIT_OF_WORK } from '#platform/tokens.ts';
import { ReceiveProviderEvent } from '../application/provider/receive-provider-event.ts';
import { ReconcileBalance } from '../application/provider/reconcile-balance.ts';
import { SqlProviderBalance } from './persistence/sql-provider-balance.ts';
import * as tokens from './billing.tokens.ts';
import { PAYOUT_EVENTS } from './payouts.tokens.ts';
import { SETTLE_SUBSCRIPTION } from './plans.tokens.ts';

/** What the provider tells reaches everything that waits for it. */
export const providerEventsContainer = new ContainerModule(({ bind }) => {
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
        customerStore,
        clock,
      });
      sandbox.deliverTo((raw, signature) => receive.run(raw, signature));
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
    ],
  );
  construct(bind, tokens.PROVIDER_BALANCE, SqlProviderBalance, [SQL]);
  provide(
    bind,
    DUE_WORK,
    (work, provider, balance, { ledger }, clock) =>
      new ReconcileBalance({ unitOfWork: work, provider, balance, ledger, clock }),
    [UNIT_OF_WORK, tokens.PAYMENT_PROVIDER, tokens.PROVIDER_BALANCE, tokens.BILLING_NEEDS, CLOCK],
  );
});
