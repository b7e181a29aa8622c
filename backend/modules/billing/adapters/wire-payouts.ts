import { AdvanceWithdrawal } from '../application/payouts/advance-withdrawal.ts';
import { CheckRecipients } from '../application/payouts/check-recipients.ts';
import { CheckWithdrawals } from '../application/payouts/check-withdrawals.ts';
import { EnforceManualPayouts } from '../application/payouts/enforce-manual-payouts.ts';
import { NotifyWithdrawer } from '../application/payouts/notify-withdrawer.ts';
import { PayoutAccounts } from '../application/payouts/payout-account.ts';
import { PayoutEvents } from '../application/payouts/payout-events.ts';
import { RetryWithdrawal } from '../application/payouts/retry-withdrawal.ts';
import { Withdraw } from '../application/payouts/withdraw.ts';
import type { TaxStatuses } from '../application/taxes/tax-statuses.ts';
import type { BillingBase } from './billing-base.ts';
import type { BillingOutside } from './billing-outside.ts';
import { payoutRoutes } from './http/payouts/payout.routes.ts';
import { retryWithdrawalRoutes } from './http/payouts/retry-withdrawal.routes.ts';
import { SqlPayoutReader } from './persistence/payouts/sql-payout-reader.ts';
import { SqlRecipients } from './persistence/payouts/sql-recipients.ts';
import { SqlWithdrawals } from './persistence/payouts/sql-withdrawals.ts';
import { notifyWithdrawerConsumer } from './queue/billing-consumers.ts';

/** Balances on their way to people's banks. */
export function wirePayouts(
  { platform, notifier }: BillingOutside,
  { billing, providers, payers }: BillingBase,
  taxes: TaxStatuses,
) {
  const { sql, unitOfWork, events, taskQueue, audit, clock, callEffects: effects } = platform;
  const { publicUrl } = platform.settings;
  const { ledger } = billing;
  const { payouts: provider } = providers;
  const recipients = new SqlRecipients(sql);
  const withdrawals = new SqlWithdrawals(sql, events);
  const reader = new SqlPayoutReader(sql);

  const accounts = new PayoutAccounts({ unitOfWork, provider, recipients, reader, payers, taxes, clock });
  const check = new CheckRecipients({ unitOfWork, provider, recipients, accounts, clock });
  const sending = { unitOfWork, provider, withdrawals, ledger, taskQueue, clock };
  const withdraw = new Withdraw({ ...sending, recipients, taxes, effects });
  const retry = new RetryWithdrawal({ unitOfWork, provider, withdrawals, withdraw, effects, audit });

  return {
    accounts,
    withdraw,
    providerEvents: new PayoutEvents({ provider, recipients, withdrawals, taskQueue, clock }).effects,
    routes: [...payoutRoutes({ accounts, withdraw, reader, publicUrl }), ...retryWithdrawalRoutes(retry)],
    consumers: [notifyWithdrawerConsumer(new NotifyWithdrawer(notifier))],
    taskHandlers: [new AdvanceWithdrawal(sending), check],
    dueWork: [
      check,
      new CheckWithdrawals(unitOfWork, withdrawals, taskQueue, clock),
      new EnforceManualPayouts(provider, clock),
    ],
  };
}
