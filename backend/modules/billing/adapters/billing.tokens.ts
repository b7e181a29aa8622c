import { token } from '#platform/container/token.ts';
import type { Billing, BonusRecord } from '../application/billing.ts';
import type { BillingReader } from '../application/statements/billing-reader.ts';
import type { BillingScreens } from '../application/statements/billing-screens.ts';
import type { CheckCharges } from '../application/charging/check-charges.ts';
import type { JobPostCharges } from '../application/charging/job-post-charges.ts';
import type { LedgerCheck } from '../application/statements/ledger-check.ts';
import type { NotifyPaymentParties } from '../application/notify-payment-parties.ts';
import type { PaymentProvider } from '../application/provider/payment-provider.ts';
import type { PaymentSubjects } from '../application/charging/payment-subjects.ts';
import type { Books, CardRegister, HandledEvents, Payers } from '../application/ports.ts';
import type { PreparePayment, ProviderCustomers } from '../application/charging/prepare-payment.ts';
import type { ReceiveProviderEvent } from '../application/provider/receive-provider-event.ts';
import type { SettleHire } from '../application/bonus/settle-hire.ts';
import type { SettlePayment } from '../application/charging/settle-payment.ts';
import type { SettleRefund } from '../application/refunding/settle-refund.ts';
import type { ConfirmSandboxPayment } from './sandbox/confirm-sandbox-payment.ts';
import type { SandboxEvents } from './sandbox/sandbox-events.ts';
import type { SandboxStore } from './sandbox/sandbox-store.ts';

export const BILLING = token<Billing>('billing.door');
/** Bound by the hiring context. */
export const BONUS_RECORD = token<BonusRecord>('billing.bonus-record');
/** Bound by the hiring context. */
export const PAYMENT_SUBJECTS = token<PaymentSubjects>('billing.payment-subjects');
export const CHECK_CHARGES = token<CheckCharges>('billing.check-charges');
export const JOB_POST_CHARGES = token<JobPostCharges>('billing.job-post-charges');
export const LEDGER_CHECK = token<LedgerCheck>('billing.ledger-check');

export const BOOKS = token<Books>('billing.books');
export const READER = token<BillingReader>('billing.reader');
export const CARDS = token<CardRegister>('billing.cards');
export const HANDLED = token<HandledEvents>('billing.handled-events');
export const PAYERS = token<Payers>('billing.payers');
export const PAYMENT_PROVIDER = token<PaymentProvider>('billing.payment-provider');
export const CUSTOMERS = token<ProviderCustomers>('billing.customers');
export const SETTLE_HIRE = token<SettleHire>('billing.settle-hire');
export const SETTLE_PAYMENT = token<SettlePayment>('billing.settle-payment');
export const SETTLE_REFUND = token<SettleRefund>('billing.settle-refund');
export const PREPARE_PAYMENT = token<PreparePayment>('billing.prepare-payment');
export const RECEIVE_EVENT = token<ReceiveProviderEvent>('billing.receive-event');
export const NOTIFY_PAYMENT_PARTIES = token<NotifyPaymentParties>('billing.notify-payment-parties');
export const SCREENS = token<BillingScreens>('billing.screens');
export const SANDBOX_STORE = token<SandboxStore>('billing.sandbox-store');
export const SANDBOX_EVENTS = token<SandboxEvents>('billing.sandbox-events');
export const CONFIRM_SANDBOX = token<ConfirmSandboxPayment>('billing.confirm-sandbox');
