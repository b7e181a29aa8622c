import { token } from '#platform/container/token.ts';
import type { PayoutEvents } from '../application/payouts/payout-events.ts';
import type { PayoutProvider } from '../application/payouts/payout-provider.ts';
import type { PayoutReader, RecipientStore, WithdrawalStore } from '../application/payouts/ports.ts';
import type { SandboxBank } from './sandbox/payouts/sandbox-bank.ts';
import type { SandboxPayoutStore } from './sandbox/payouts/sandbox-payout-store.ts';

export const PAYOUT_PROVIDER = token<PayoutProvider>('billing.payout-provider');
export const PAYOUT_EVENTS = token<PayoutEvents>('billing.payout-events');
export const PAYOUT_READER = token<PayoutReader>('billing.payout-reader');
export const RECIPIENTS = token<RecipientStore>('billing.recipients');
export const WITHDRAWALS = token<WithdrawalStore>('billing.withdrawals');
export const SANDBOX_BANK = token<SandboxBank>('billing.sandbox-bank');
export const SANDBOX_PAYOUT_STORE = token<SandboxPayoutStore>('billing.sandbox-payout-store');
