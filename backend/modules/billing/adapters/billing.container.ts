import { ContainerModule } from 'inversify';
import { construct, provide } from '#platform/container/token.ts';
import type { Route } from '#platform/http/routing/route.ts';
import {
  CLOCK,
  DUE_WORK,
  EVENT_CONSUMERS,
  EVENT_PUBLISHER,
  TASK_HANDLERS,
  TASK_QUEUE,
  ORM,
  PRINTING,
  ROUTES,
  SETTINGS,
  SQL,
  UNIT_OF_WORK,
} from '#platform/tokens.ts';
import { ACCOUNT_READER } from '#modules/identity/index.ts';
import { NOTIFIER } from '#modules/notifications/index.ts';
import { BillingFacade } from '../application/billing-facade.ts';
import { ReadBilling } from '../application/reporting/read-billing.ts';
import { ChargeReferral } from '../application/charging/charge-referral.ts';
import { ReopenShared } from '../application/charging/reopen-shared.ts';
import { ReviseOffer } from '../application/charging/revise-offer.ts';
import { AddOnChargesFacade } from '../application/charging/add-on-charges.ts';
import { CancelPayment, PreparePayment, ProviderCustomers } from '../application/charging/prepare-payment.ts';
import { PrepareWaiting } from '../application/charging/prepare-waiting.ts';
import { CatchUpEvents } from '../application/provider/catch-up-events.ts';
import { ReleaseMilestone, ReleaseMilestones } from '../application/bonus/release-milestones.ts';
import { RefundReferral } from '../application/refunding/refund-referral.ts';
import { DetachCard } from '../application/charging/saved-cards.ts';
import { SettleHire } from '../application/bonus/settle-hire.ts';
import { SettlePayment } from '../application/charging/settle-payment.ts';
import { RetryRefunds } from '../application/refunding/retry-refunds.ts';
import { SendRefund } from '../application/refunding/send-refund.ts';
import { SettleRefund } from '../application/refunding/settle-refund.ts';
import { NotifyPaymentParties } from '../application/notify-payment-parties.ts';
import { WriteReceipt } from '../application/reporting/write-receipt.ts';
import type { LedgerProvider } from '../contract/vocabulary/ledger.ts';
import { IdentityPayers } from './identity/identity-payers.ts';
import * as tokens from './billing.tokens.ts';
import { INVOICES } from './invoices.tokens.ts';
import { billingRoutes } from './http/payment.routes.ts';
import { ledgerCheckRoutes, sandboxRoutes, webhookRoutes } from './http/provider.routes.ts';
import type { PdfReceiptPrinter } from './pdf/pdf-receipt-printer.ts';
import { SqlUnpreparedPayments } from './persistence/charging/sql-unprepared-payments.ts';
import { MikroMilestoneRepository } from './persistence/mikro-milestone-repository.ts';
import { MikroObligationRepository } from './persistence/mikro-obligation-repository.ts';
import { MikroPaymentRepository } from './persistence/mikro-payment-repository.ts';
import { SqlBillingReader } from './persistence/sql-billing-reader.ts';
import { SqlCustomerStore } from './persistence/sql-customer-store.ts';
import { SqlDisputes } from './persistence/sql-disputes.ts';
import { SqlEventListings } from './persistence/sql-event-listings.ts';
import { SqlHandledEvents } from './persistence/sql-handled-events.ts';
import { SqlLedger } from './persistence/sql-ledger.ts';
import { SqlLedgerCheck } from './persistence/sql-ledger-check.ts';
import { SqlSettlementRepository } from './persistence/sql-settlement-repository.ts';
import { notifyPaymentPartiesConsumer } from './queue/notify-payment-parties-consumer.ts';
import { ConfirmSandboxPayment } from './sandbox/confirm-sandbox-payment.ts';
import { SandboxBanks } from './sandbox/sandbox-banks.ts';
import { SandboxEvents } from './sandbox/sandbox-events.ts';
import { SandboxPaymentProvider } from './sandbox/sandbox-payment-provider.ts';
import { sandboxSecret } from './sandbox/webhook-signature.ts';
import { SandboxStore } from './sandbox/sandbox-store.ts';
import { stripePaymentProvider } from './stripe/stripe-payment-provider.ts';

export const billingContainer = new ContainerModule(({ bind }) => {
  provideStores(bind);
  provideProvider(bind);
  provideUseCases(bind);
  provideAddOnCharges(bind);
  provideWork(bind);
  provideRoutes(bind);
});

/** The provider of this installation. */
function providerOf({ stripe }: { readonly stripe: unknown }): LedgerProvider {
  return stripe ? 'stripe' : 'sandbox';
}

type Binder = Parameters<typeof provide>[0];

function provideStores(bind: Binder): void {
  provide(bind, tokens.READER, (sql, settings) => new SqlBillingReader(sql, providerOf(settings)), [
    SQL,
    SETTINGS,
  ]);
  construct(bind, tokens.CUSTOMER_STORE, SqlCustomerStore, [SQL]);
  construct(bind, tokens.HANDLED, SqlHandledEvents, [SQL]);
  construct(bind, tokens.LEDGER_CHECK, SqlLedgerCheck, [SQL, CLOCK]);
  construct(bind, tokens.PAYERS, IdentityPayers, [ACCOUNT_READER]);
  provide(
    bind,
    tokens.BILLING_NEEDS,
    (orm, sql, bonusRecord, events, taskQueue, clock, settings) => ({
      payments: new MikroPaymentRepository(orm, sql, events),
      obligations: new MikroObligationRepository(orm, events),
      milestones: new MikroMilestoneRepository(orm, sql, events),
      settlements: new SqlSettlementRepository(sql),
      disputes: new SqlDisputes(sql),
      ledger: new SqlLedger(sql, providerOf(settings)),
      bonusRecord,
      taskQueue,
      clock,
    }),
    [ORM, SQL, tokens.BONUS_RECORD, EVENT_PUBLISHER, TASK_QUEUE, CLOCK, SETTINGS],
  );
}

function provideProvider(bind: Binder): void {
  construct(bind, tokens.SANDBOX_STORE, SandboxStore, [SQL]);
  provide(
    bind,
    tokens.SANDBOX_EVENTS,
    (store, taskQueue, clock, settings) =>
      new SandboxEvents(store, taskQueue, clock, sandboxSecret(settings.sessionKeys)),
    [tokens.SANDBOX_STORE, TASK_QUEUE, CLOCK, SETTINGS],
  );
  provide(
    bind,
    tokens.PAYMENT_PROVIDER,
    (store, events, disputes, work, clock, settings) =>
      settings.stripe
        ? stripePaymentProvider(settings.stripe, clock)
        : new SandboxPaymentProvider(
            store,
            events,
            disputes,
            work,
            clock,
            sandboxSecret(settings.sessionKeys),
          ),
    [tokens.SANDBOX_STORE, tokens.SANDBOX_EVENTS, tokens.SANDBOX_DISPUTES, UNIT_OF_WORK, CLOCK, SETTINGS],
  );
  construct(bind, tokens.CONFIRM_SANDBOX, ConfirmSandboxPayment, [
    tokens.SANDBOX_STORE,
    tokens.SANDBOX_EVENTS,
    tokens.SANDBOX_DISPUTES,
    UNIT_OF_WORK,
    CLOCK,
  ]);
}

function provideUseCases(bind: Binder): void {
  construct(bind, tokens.SETTLE_HIRE, SettleHire, [tokens.BILLING_NEEDS]);
  construct(bind, tokens.SETTLE_REFUND, SettleRefund, [tokens.BILLING_NEEDS]);
  construct(bind, tokens.SETTLE_PAYMENT, SettlePayment, [
    tokens.BILLING_NEEDS,
    tokens.SETTLE_HIRE,
    EVENT_PUBLISHER,
  ]);
  construct(bind, tokens.CUSTOMERS, ProviderCustomers, {
    provider: tokens.PAYMENT_PROVIDER,
    customerStore: tokens.CUSTOMER_STORE,
    payers: tokens.PAYERS,
    clock: CLOCK,
  });
  construct(bind, tokens.PREPARE_PAYMENT, PreparePayment, {
    unitOfWork: UNIT_OF_WORK,
    billing: tokens.BILLING_NEEDS,
    settle: tokens.SETTLE_PAYMENT,
    provider: tokens.PAYMENT_PROVIDER,
    customerStore: tokens.CUSTOMER_STORE,
    customers: tokens.CUSTOMERS,
  });
  provide(
    bind,
    tokens.BILLING,
    (work, billing, reader, hires, prepare) =>
      new BillingFacade({
        unitOfWork: work,
        billing,
        reader,
        useCases: {
          charges: new ChargeReferral(billing),
          revisions: new ReviseOffer(billing, new ChargeReferral(billing)),
          refunds: new RefundReferral(billing),
          hires,
          prepare,
        },
      }),
    [UNIT_OF_WORK, tokens.BILLING_NEEDS, tokens.READER, tokens.SETTLE_HIRE, tokens.PREPARE_PAYMENT],
  );
}

function provideAddOnCharges(bind: Binder): void {
  provide(
    bind,
    tokens.ADD_ON_CHARGES,
    (billing) => new AddOnChargesFacade(billing, new ChargeReferral(billing)),
    [tokens.BILLING_NEEDS],
  );
}

function provideWork(bind: Binder): void {
  provide(bind, TASK_HANDLERS, (prepare) => prepare, [tokens.PREPARE_PAYMENT]);
  construct(bind, TASK_HANDLERS, CancelPayment, {
    unitOfWork: UNIT_OF_WORK,
    billing: tokens.BILLING_NEEDS,
    provider: tokens.PAYMENT_PROVIDER,
  });
  construct(bind, TASK_HANDLERS, SendRefund, {
    unitOfWork: UNIT_OF_WORK,
    billing: tokens.BILLING_NEEDS,
    settleRefund: tokens.SETTLE_REFUND,
    provider: tokens.PAYMENT_PROVIDER,
  });
  construct(bind, TASK_HANDLERS, ReopenShared, [UNIT_OF_WORK, tokens.BILLING_NEEDS]);
  construct(bind, TASK_HANDLERS, DetachCard, [tokens.PAYMENT_PROVIDER]);
  // Creates the receiver, too: a worker process must be able to deliver.
  provide(bind, TASK_HANDLERS, (events, _receiver) => events, [tokens.SANDBOX_EVENTS, tokens.RECEIVE_EVENT]);
  construct(bind, tokens.RELEASE_MILESTONE, ReleaseMilestone, [UNIT_OF_WORK, tokens.BILLING_NEEDS]);
  provide(bind, TASK_HANDLERS, (release) => release, [tokens.RELEASE_MILESTONE]);
  construct(bind, DUE_WORK, ReleaseMilestones, [
    UNIT_OF_WORK,
    tokens.BILLING_NEEDS,
    tokens.RELEASE_MILESTONE,
  ]);
  construct(bind, DUE_WORK, SandboxBanks, [
    tokens.SANDBOX_STORE,
    tokens.SANDBOX_EVENTS,
    tokens.SANDBOX_DISPUTES,
    UNIT_OF_WORK,
    CLOCK,
  ]);
  construct(bind, tokens.EVENT_LISTINGS, SqlEventListings, [SQL]);
  construct(bind, DUE_WORK, CatchUpEvents, {
    unitOfWork: UNIT_OF_WORK,
    provider: tokens.PAYMENT_PROVIDER,
    receive: tokens.RECEIVE_EVENT,
    listings: tokens.EVENT_LISTINGS,
    unhandled: tokens.UNHANDLED,
    clock: CLOCK,
  });
  provide(
    bind,
    DUE_WORK,
    (unitOfWork, sql, { name }, taskQueue, clock) =>
      new PrepareWaiting({ unitOfWork, unprepared: new SqlUnpreparedPayments(sql, name), taskQueue, clock }),
    [UNIT_OF_WORK, SQL, tokens.PAYMENT_PROVIDER, TASK_QUEUE, CLOCK],
  );
  construct(bind, DUE_WORK, RetryRefunds, [UNIT_OF_WORK, tokens.BILLING_NEEDS]);
  construct(bind, tokens.NOTIFY_PAYMENT_PARTIES, NotifyPaymentParties, [NOTIFIER, tokens.READER, INVOICES]);
  provide(bind, EVENT_CONSUMERS, notifyPaymentPartiesConsumer, [tokens.NOTIFY_PAYMENT_PARTIES]);
}

function provideRoutes(bind: Binder): void {
  construct(bind, tokens.READ_BILLING, ReadBilling, {
    reader: tokens.READER,
    billing: tokens.BILLING,
    workers: tokens.REFERRAL_WORKER_NAMES,
    clock: CLOCK,
  });
  provide(
    bind,
    ROUTES,
    (readBilling, payers, reader, provider, printing) =>
      billingRoutes({
        readBilling,
        reader,
        provider,
        receipts: new WriteReceipt({
          readBilling,
          payers,
          printer: {
            print: printing.of<PdfReceiptPrinter>(
              new URL('./pdf/pdf-receipt-printer.ts', import.meta.url),
              'PdfReceiptPrinter',
            )('print'),
          },
        }),
      }),
    [tokens.READ_BILLING, tokens.PAYERS, tokens.READER, tokens.PAYMENT_PROVIDER, PRINTING],
  );
  provide(
    bind,
    ROUTES,
    (events, confirmation, check, settings): readonly Route[] => [
      ...webhookRoutes(events),
      ...(settings.stripe ? [] : sandboxRoutes(confirmation)),
      ...(settings.devTools ? ledgerCheckRoutes(check) : []),
    ],
    [tokens.RECEIVE_EVENT, tokens.CONFIRM_SANDBOX, tokens.LEDGER_CHECK, SETTINGS],
  );
}
