import type { BillingPlatform } from './billing-outside.ts';
import { sandboxDisputeRoutes } from './http/disputes/dispute.routes.ts';
import { sandboxBankRoutes } from './http/payouts/payout.routes.ts';
import { sandboxRoutes } from './http/provider/provider.routes.ts';
import { ConfirmSandboxPayment } from './sandbox/charging/confirm-sandbox-payment.ts';
import { DecideSandboxDispute } from './sandbox/disputes/decide-sandbox-dispute.ts';
import { SandboxBank } from './sandbox/payouts/sandbox-bank.ts';
import { SandboxPayoutProvider } from './sandbox/payouts/sandbox-payout-provider.ts';
import { SandboxPayoutStore } from './sandbox/payouts/sandbox-payout-store.ts';
import { SandboxPlanStore } from './sandbox/plans/sandbox-plan-store.ts';
import { SandboxRenewals } from './sandbox/plans/sandbox-renewals.ts';
import { SandboxSubscriptionProvider } from './sandbox/plans/sandbox-subscription-provider.ts';
import { SandboxBanks } from './sandbox/sandbox-banks.ts';
import { SandboxDisputes } from './sandbox/disputes/sandbox-disputes.ts';
import { SandboxEvents } from './sandbox/provider/sandbox-events.ts';
import { SandboxPaymentProvider } from './sandbox/provider/sandbox-payment-provider.ts';
import { SandboxStore } from './sandbox/sandbox-store.ts';
import { sandboxSecret } from './sandbox/provider/webhook-signature.ts';

/** The embedded provider. After a switch to Stripe its due work still runs, without an effect. */
export function wireSandbox(platform: BillingPlatform, events = sandboxEvents(platform)) {
  const { sql, unitOfWork, clock, audit, settings } = platform;
  const store = new SandboxStore(sql);
  const secret = sandboxSecret(settings.sessionKeys);
  const disputes = new SandboxDisputes(sql, events, unitOfWork, clock);
  const confirm = new ConfirmSandboxPayment(store, events, disputes, unitOfWork, clock);
  const payoutStore = new SandboxPayoutStore(sql);
  const bank = new SandboxBank({ store: payoutStore, events, unitOfWork, clock });
  const subscribing = { unitOfWork, plans: new SandboxPlanStore(sql), cards: store, events, clock };
  const decide = new DecideSandboxDispute(unitOfWork, disputes, audit);

  return {
    store,
    events,
    disputes,
    confirm,
    bank,
    payments: new SandboxPaymentProvider(store, events, disputes, unitOfWork, clock, secret),
    plans: new SandboxSubscriptionProvider(subscribing),
    payouts: new SandboxPayoutProvider(payoutStore, clock),
    routes: settings.stripe
      ? []
      : [...sandboxRoutes(confirm), ...sandboxDisputeRoutes(decide), ...sandboxBankRoutes(bank)],
    taskHandlers: [events],
    dueWork: [
      new SandboxBanks(store, events, disputes, unitOfWork, clock),
      disputes,
      bank,
      new SandboxRenewals(subscribing),
    ],
  };
}

export type Sandbox = ReturnType<typeof wireSandbox>;

function sandboxEvents({ sql, taskQueue, clock, settings }: BillingPlatform): SandboxEvents {
  return new SandboxEvents(new SandboxStore(sql), taskQueue, clock, sandboxSecret(settings.sessionKeys));
}
