import { ContainerModule } from 'inversify';
import { construct, provide } from '#platform/container/token.ts';
import {
  AUDIT_TRAIL,
  CLOCK,
  DUE_WORK,
  EVENT_CONSUMERS,
  EVENT_PUBLISHER,
  ROUTES,
  SETTINGS,
  SQL,
  UNIT_OF_WORK,
} from '#platform/tokens.ts';
import { NOTIFIER } from '#modules/notifications/index.ts';
import { ForgiveReturn } from '../application/disputes/forgive-return.ts';
import { NotifyDisputeParties } from '../application/disputes/notify-dispute-parties.ts';
import { SendEvidence } from '../application/disputes/send-evidence.ts';
import { SettleDispute } from '../application/disputes/settle-dispute.ts';
import * as tokens from './billing.tokens.ts';
import { disputeRoutes, sandboxDisputeRoutes } from './http/dispute.routes.ts';
import {
  notifyDisputedEmployerConsumer,
  notifyDisputedReferrerConsumer,
} from './queue/notify-dispute-parties-consumers.ts';
import { SqlDisputeEvidence } from './persistence/sql-dispute-evidence.ts';
import { DecideSandboxDispute } from './sandbox/decide-sandbox-dispute.ts';
import { SandboxDisputes } from './sandbox/sandbox-disputes.ts';

export const disputesContainer = new ContainerModule(({ bind }) => {
  construct(bind, tokens.SANDBOX_DISPUTES, SandboxDisputes, [
    SQL,
    tokens.SANDBOX_EVENTS,
    UNIT_OF_WORK,
    CLOCK,
  ]);
  provide(bind, DUE_WORK, (disputes) => disputes, [tokens.SANDBOX_DISPUTES]);
  provide(
    bind,
    tokens.DISPUTE_ANSWERS,
    (unitOfWork, provider, sql, audit, clock) =>
      new SendEvidence({
        unitOfWork,
        provider,
        disputes: new SqlDisputeEvidence(sql, provider.name),
        audit,
        clock,
      }),
    [UNIT_OF_WORK, tokens.PAYMENT_PROVIDER, SQL, AUDIT_TRAIL, CLOCK],
  );
  construct(bind, tokens.SETTLE_DISPUTE, SettleDispute, [tokens.BILLING_NEEDS, EVENT_PUBLISHER]);
  construct(bind, tokens.NOTIFY_DISPUTE_PARTIES, NotifyDisputeParties, [NOTIFIER, tokens.READER]);
  provide(bind, EVENT_CONSUMERS, notifyDisputedEmployerConsumer, [tokens.NOTIFY_DISPUTE_PARTIES]);
  provide(bind, EVENT_CONSUMERS, notifyDisputedReferrerConsumer, [tokens.NOTIFY_DISPUTE_PARTIES]);
  provide(
    bind,
    ROUTES,
    (billing, sandbox, settings, unitOfWork, audit, events) => [
      ...disputeRoutes(billing.disputes, new ForgiveReturn({ unitOfWork, billing, audit, events })),
      ...(settings.stripe ? [] : sandboxDisputeRoutes(new DecideSandboxDispute(unitOfWork, sandbox, audit))),
    ],
    [tokens.BILLING_NEEDS, tokens.SANDBOX_DISPUTES, SETTINGS, UNIT_OF_WORK, AUDIT_TRAIL, EVENT_PUBLISHER],
  );
});
