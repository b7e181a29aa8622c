import type { PaymentEvents } from '../application/charging/payment-events.ts';
import { DisputeEvents } from '../application/disputes/dispute-events.ts';
import { ForgiveReturn } from '../application/disputes/forgive-return.ts';
import { NotifyDisputeParties } from '../application/disputes/notify-dispute-parties.ts';
import { SendEvidence } from '../application/disputes/send-evidence.ts';
import { SettleDispute } from '../application/disputes/settle-dispute.ts';
import type { BillingBase } from './billing-base.ts';
import type { BillingOutside } from './billing-outside.ts';
import { disputeRoutes } from './http/disputes/dispute.routes.ts';
import { SqlDisputeEvidence } from './persistence/disputes/sql-dispute-evidence.ts';
import { notifyDisputedEmployerConsumer, notifyDisputedReferrerConsumer } from './queue/billing-consumers.ts';

/** Disputed charges and returned debits. */
export function wireDisputes(
  { platform, notifier }: BillingOutside,
  base: BillingBase,
  charges: PaymentEvents,
) {
  const { sql, unitOfWork, events, audit, clock } = platform;
  const { billing, reader } = base;
  const { payments: provider } = base.providers;
  const settle = new SettleDispute(billing, events);
  const disputes = new SqlDisputeEvidence(sql, provider.name);
  const notify = new NotifyDisputeParties(notifier, reader);

  return {
    answers: new SendEvidence({ unitOfWork, provider, disputes, audit, clock }),
    settle,
    providerEvents: new DisputeEvents({ provider, disputes: settle, charges }).effects,
    routes: disputeRoutes({
      disputes: billing.disputes,
      forgive: new ForgiveReturn({ unitOfWork, billing, audit, events }),
      clock,
    }),
    consumers: [notifyDisputedEmployerConsumer(notify), notifyDisputedReferrerConsumer(notify)],
  };
}
