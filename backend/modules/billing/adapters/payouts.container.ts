import { ContainerModule } from 'inversify';
import { construct, provide } from '#platform/container/token.ts';
import {
  AUDIT_TRAIL,
  CALL_EFFECTS,
  CLOCK,
  DUE_WORK,
  EVENT_CONSUMERS,
  EVENT_PUBLISHER,
  ROUTES,
  SETTINGS,
  SQL,
  TASK_HANDLERS,
  TASK_QUEUE,
  UNIT_OF_WORK,
} from '#platform/tokens.ts';
import { NOTIFIER } from '#modules/notifications/index.ts';
import { AdvanceWithdrawal } from '../application/payouts/advance-withdrawal.ts';
import { CheckRecipients } from '../application/payouts/check-recipients.ts';
import { CheckWithdrawals } from '../application/payouts/check-withdrawals.ts';
import { EnforceManualPayouts } from '../application/payouts/enforce-manual-payouts.ts';
import { NotifyWithdrawer } from '../application/payouts/notify-withdrawer.ts';
import { PayoutAccounts } from '../application/payouts/payout-account.ts';
import { PayoutEvents } from '../application/payouts/payout-events.ts';
import { RetryWithdrawal } from '../application/payouts/retry-withdrawal.ts';
import { Withdraw } from '../application/payouts/withdraw.ts';
import { BILLING_NEEDS, PAYERS, SANDBOX_EVENTS } from './billing.tokens.ts';
import { payoutRoutes, sandboxBankRoutes } from './http/payouts/payout.routes.ts';
import { retryWithdrawalRoutes } from './http/payouts/retry-withdrawal.routes.ts';
import * as tokens from './payouts.tokens.ts';
import { TAX_STATUSES } from './taxes.tokens.ts';
import { SqlPayoutReader } from './persistence/payouts/sql-payout-reader.ts';
import { SqlRecipients } from './persistence/payouts/sql-recipients.ts';
import { SqlWithdrawals } from './persistence/payouts/sql-withdrawals.ts';
import { notifyWithdrawerConsumer } from './queue/payouts/notify-withdrawer-consumer.ts';
import { SandboxBank } from './sandbox/payouts/sandbox-bank.ts';
import { SandboxPayoutProvider } from './sandbox/payouts/sandbox-payout-provider.ts';
import { SandboxPayoutStore } from './sandbox/payouts/sandbox-payout-store.ts';
import { stripePayoutProvider } from './stripe/payouts/stripe-payout-provider.ts';

type Binder = Parameters<typeof provide>[0];

/** Balances on their way to people's banks. */
export const payoutsContainer = new ContainerModule(({ bind }) => {
  provideStores(bind);
  provideWork(bind);
  provideRoutes(bind);
});

function provideStores(bind: Binder): void {
  construct(bind, tokens.RECIPIENTS, SqlRecipients, [SQL]);
  construct(bind, tokens.WITHDRAWALS, SqlWithdrawals, [SQL, EVENT_PUBLISHER]);
  construct(bind, tokens.PAYOUT_READER, SqlPayoutReader, [SQL]);
  construct(bind, tokens.SANDBOX_PAYOUT_STORE, SandboxPayoutStore, [SQL]);
  construct(bind, tokens.SANDBOX_BANK, SandboxBank, {
    store: tokens.SANDBOX_PAYOUT_STORE,
    events: SANDBOX_EVENTS,
    unitOfWork: UNIT_OF_WORK,
    clock: CLOCK,
  });
  provide(
    bind,
    tokens.PAYOUT_PROVIDER,
    (store, clock, settings) =>
      settings.stripe
        ? stripePayoutProvider(settings.stripe, clock)
        : new SandboxPayoutProvider(store, clock),
    [tokens.SANDBOX_PAYOUT_STORE, CLOCK, SETTINGS],
  );
  construct(bind, tokens.PAYOUT_ACCOUNTS, PayoutAccounts, {
    unitOfWork: UNIT_OF_WORK,
    provider: tokens.PAYOUT_PROVIDER,
    recipients: tokens.RECIPIENTS,
    reader: tokens.PAYOUT_READER,
    payers: PAYERS,
    taxes: TAX_STATUSES,
    clock: CLOCK,
  });
  construct(bind, tokens.PAYOUT_EVENTS, PayoutEvents, {
    provider: tokens.PAYOUT_PROVIDER,
    recipients: tokens.RECIPIENTS,
    withdrawals: tokens.WITHDRAWALS,
    taskQueue: TASK_QUEUE,
    clock: CLOCK,
  });
}

function provideWork(bind: Binder): void {
  provide(
    bind,
    TASK_HANDLERS,
    (unitOfWork, provider, withdrawals, { ledger }, taskQueue, clock) =>
      new AdvanceWithdrawal({ unitOfWork, provider, withdrawals, ledger, taskQueue, clock }),
    [UNIT_OF_WORK, tokens.PAYOUT_PROVIDER, tokens.WITHDRAWALS, BILLING_NEEDS, TASK_QUEUE, CLOCK],
  );
  construct(bind, tokens.CHECK_RECIPIENTS, CheckRecipients, {
    unitOfWork: UNIT_OF_WORK,
    provider: tokens.PAYOUT_PROVIDER,
    recipients: tokens.RECIPIENTS,
    accounts: tokens.PAYOUT_ACCOUNTS,
    clock: CLOCK,
  });
  provide(bind, TASK_HANDLERS, (check) => check, [tokens.CHECK_RECIPIENTS]);
  provide(bind, DUE_WORK, (check) => check, [tokens.CHECK_RECIPIENTS]);
  construct(bind, DUE_WORK, CheckWithdrawals, [UNIT_OF_WORK, tokens.WITHDRAWALS, TASK_QUEUE, CLOCK]);
  construct(bind, DUE_WORK, EnforceManualPayouts, [tokens.PAYOUT_PROVIDER, CLOCK]);
  provide(bind, DUE_WORK, (bank) => bank, [tokens.SANDBOX_BANK]);
  provide(bind, EVENT_CONSUMERS, (notifier) => notifyWithdrawerConsumer(new NotifyWithdrawer(notifier)), [
    NOTIFIER,
  ]);
}

function provideRoutes(bind: Binder): void {
  provide(
    bind,
    tokens.WITHDRAW,
    (unitOfWork, provider, recipients, clock, withdrawals, { ledger }, taskQueue, taxes, effects) =>
      new Withdraw({
        unitOfWork,
        provider,
        recipients,
        withdrawals,
        taxes,
        ledger,
        taskQueue,
        effects,
        clock,
      }),
    [
      UNIT_OF_WORK,
      tokens.PAYOUT_PROVIDER,
      tokens.RECIPIENTS,
      CLOCK,
      tokens.WITHDRAWALS,
      BILLING_NEEDS,
      TASK_QUEUE,
      TAX_STATUSES,
      CALL_EFFECTS,
    ],
  );
  provide(
    bind,
    ROUTES,
    (accounts, withdraw, reader, { publicUrl }) => payoutRoutes({ accounts, withdraw, reader, publicUrl }),
    [tokens.PAYOUT_ACCOUNTS, tokens.WITHDRAW, tokens.PAYOUT_READER, SETTINGS],
  );
  construct(bind, tokens.RETRY_WITHDRAWAL, RetryWithdrawal, {
    unitOfWork: UNIT_OF_WORK,
    provider: tokens.PAYOUT_PROVIDER,
    withdrawals: tokens.WITHDRAWALS,
    withdraw: tokens.WITHDRAW,
    effects: CALL_EFFECTS,
    audit: AUDIT_TRAIL,
  });
  provide(bind, ROUTES, retryWithdrawalRoutes, [tokens.RETRY_WITHDRAWAL]);
  provide(bind, ROUTES, (bank, settings) => (settings.stripe ? [] : sandboxBankRoutes(bank)), [
    tokens.SANDBOX_BANK,
    SETTINGS,
  ]);
}
