import type { UnhandledEventReader, UnhandledEvents } from '../application/provider/unhandled-events.ts';
import { token } from '#platform/container/token.ts';
import type { DisputeAnswers } from '../application/disputes/send-evidence.ts';
import type { Billing, BonusRecord } from '../application/billing.ts';
import type { DepartedBalances } from '../application/owed/owed-balances.ts';
import type { BillingReader } from '../application/reporting/billing-reader.ts';
import type { ReadBilling } from '../application/reporting/read-billing.ts';
import type { AddOnCharges } from '../application/charging/add-on-charges.ts';
import type { JobPostCharges } from '../application/charging/job-post-charges.ts';
import type { LedgerCheck } from '../application/reporting/ledger-check.ts';
import type { NotifyPaymentParties } from '../application/notify-payment-parties.ts';
import type { PaymentProvider } from '../application/provider/payment-provider.ts';
import type { ProviderBalance } from '../application/provider/reconcile-balance.ts';
import type { Differences } from '../application/reconciliation/differences.ts';
import type { ReferralWorkerNames } from '../application/charging/referral-worker-names.ts';
import type {
  BillingNeeds,
  CustomerStore,
  EventListings,
  HandledEvents,
  Payers,
} from '../application/ports.ts';
import type { PreparePayment, ProviderCustomers } from '../application/charging/prepare-payment.ts';
import type { ReceiveProviderEvent } from '../application/provider/receive-provider-event.ts';
import type { EarlyPayouts } from '../application/payouts/early-payouts.ts';
import type { ReleaseMilestone } from '../application/bonus/release-milestones.ts';
import type { NotifyDisputeParties } from '../application/disputes/notify-dispute-parties.ts';
import type { SettleDispute } from '../application/disputes/settle-dispute.ts';
import type { SettleHire } from '../application/bonus/settle-hire.ts';
import type { SettlePayment } from '../application/charging/settle-payment.ts';
import type { SettleRefund } from '../application/refunding/settle-refund.ts';
import type { ConfirmSandboxPayment } from './sandbox/confirm-sandbox-payment.ts';
import type { SandboxDisputes } from './sandbox/sandbox-disputes.ts';
import type { SandboxEvents } from './sandbox/sandbox-events.ts';
import type { SandboxStore } from './sandbox/sandbox-store.ts';

export const BILLING = token<Billing>('billing.facade');
/** Bound by the hiring context. */
export const BONUS_RECORD = token<BonusRecord>('billing.bonus-record');
/** Bound by the hiring context. */
export const REFERRAL_WORKER_NAMES = token<ReferralWorkerNames>('billing.referral-worker-names');
export const ADD_ON_CHARGES = token<AddOnCharges>('billing.add-on-charges');
export const JOB_POST_CHARGES = token<JobPostCharges>('billing.job-post-charges');
export const LEDGER_CHECK = token<LedgerCheck>('billing.ledger-check');

export const DEPARTED_BALANCES = token<DepartedBalances>('billing.departed-balances');
export const BILLING_NEEDS = token<BillingNeeds>('billing.needs');
export const READER = token<BillingReader>('billing.reader');
export const CUSTOMER_STORE = token<CustomerStore>('billing.customer-store');
export const EVENT_LISTINGS = token<EventListings>('billing.event-listings');
export const PROVIDER_BALANCE = token<ProviderBalance>('billing.provider-balance');
export const DIFFERENCES = token<Differences>('billing.differences');
export const UNHANDLED = token<UnhandledEvents & UnhandledEventReader>('billing.unhandled-events');
export const HANDLED = token<HandledEvents>('billing.handled-events');
export const PAYERS = token<Payers>('billing.payers');
export const PAYMENT_PROVIDER = token<PaymentProvider>('billing.payment-provider');
export const CUSTOMERS = token<ProviderCustomers>('billing.customers');
export const EARLY_PAYOUTS = token<EarlyPayouts>('billing.early-payouts');
export const RELEASE_MILESTONE = token<ReleaseMilestone>('billing.release-milestone');
export const SETTLE_DISPUTE = token<SettleDispute>('billing.settle-dispute');
export const SETTLE_HIRE = token<SettleHire>('billing.settle-hire');
export const SETTLE_PAYMENT = token<SettlePayment>('billing.settle-payment');
export const SETTLE_REFUND = token<SettleRefund>('billing.settle-refund');
export const PREPARE_PAYMENT = token<PreparePayment>('billing.prepare-payment');
export const RECEIVE_EVENT = token<ReceiveProviderEvent>('billing.receive-event');
export const NOTIFY_PAYMENT_PARTIES = token<NotifyPaymentParties>('billing.notify-payment-parties');
export const NOTIFY_DISPUTE_PARTIES = token<NotifyDisputeParties>('billing.notify-dispute-parties');
export const READ_BILLING = token<ReadBilling>('billing.read-billing');
export const SANDBOX_STORE = token<SandboxStore>('billing.sandbox-store');
export const SANDBOX_EVENTS = token<SandboxEvents>('billing.sandbox-events');
export const SANDBOX_DISPUTES = token<SandboxDisputes>('billing.sandbox-disputes');
export const CONFIRM_SANDBOX = token<ConfirmSandboxPayment>('billing.confirm-sandbox');
export const DISPUTE_ANSWERS = token<DisputeAnswers>('billing.dispute-answers');
