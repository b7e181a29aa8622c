import { AddOnChargesFacade } from '../application/charging/add-on-charges.ts';
import { CardEvents } from '../application/charging/card-events.ts';
import { ChargeReferral } from '../application/charging/charge-referral.ts';
import { JobPostChargesFacade } from '../application/charging/job-post-charges.ts';
import { PaymentEvents } from '../application/charging/payment-events.ts';
import { CancelPayment, PreparePayment } from '../application/charging/prepare-payment.ts';
import { PrepareWaiting } from '../application/charging/prepare-waiting.ts';
import { ReopenShared } from '../application/charging/reopen-shared.ts';
import { ReviseOffer } from '../application/charging/revise-offer.ts';
import { DetachCard, SavedCards } from '../application/charging/saved-cards.ts';
import { SettlePayment } from '../application/charging/settle-payment.ts';
import { BillingFacade } from '../application/billing-facade.ts';
import { NotifyPaymentParties } from '../application/notify-payment-parties.ts';
import { RefundReferral } from '../application/refunding/refund-referral.ts';
import { ReadBilling } from '../application/reporting/read-billing.ts';
import { WriteReceipt } from '../application/reporting/write-receipt.ts';
import type { BillingBase } from './billing-base.ts';
import type { BillingOutside } from './billing-outside.ts';
import { cardRoutes } from './http/card.routes.ts';
import { billingRoutes } from './http/payment.routes.ts';
import type { PdfReceiptPrinter } from './pdf/pdf-receipt-printer.ts';
import { SqlUnpreparedPayments } from './persistence/charging/sql-unprepared-payments.ts';
import { SqlJobPostCatalog } from './persistence/sql-job-post-catalog.ts';
import { notifyPaymentPartiesConsumer } from './queue/billing-consumers.ts';
import type { Plans } from './wire-plans.ts';

const RECEIPT_PRINTER = new URL('./pdf/pdf-receipt-printer.ts', import.meta.url);

/** Charges for letters, hires, add-ons, and job posts; their payments, receipts, and saved cards. */
export function wireCharging(
  { platform, workerNames: workers, notifier }: BillingOutside,
  base: BillingBase,
  plans: Plans,
) {
  const { sql, unitOfWork, events, taskQueue, clock, printing } = platform;
  const { billing, reader, hires, payers, customerStore, customers, subscriptions } = base;
  const { payments: provider } = base.providers;

  const settle = new SettlePayment(billing, hires, events);
  const prepare = new PreparePayment({ unitOfWork, billing, settle, provider, customerStore, customers });
  const charges = new ChargeReferral(billing);
  const revisions = new ReviseOffer(billing, charges);
  const useCases = { charges, revisions, refunds: new RefundReferral(billing), hires, prepare };
  const facade = new BillingFacade({ unitOfWork, billing, reader, useCases });

  const readBilling = new ReadBilling({ reader, billing: facade, workers, clock });
  const printer = { print: printing.of<PdfReceiptPrinter>(RECEIPT_PRINTER, 'PdfReceiptPrinter')('print') };
  const receipts = new WriteReceipt({ readBilling, payers, printer });
  const saving = { unitOfWork, provider, customers, customerStore, subscriptions, taskQueue, clock };
  const unprepared = new SqlUnpreparedPayments(sql, provider.name);

  const cards = new CardEvents({ provider, customerStore, subscriptions: plans.settle, clock });
  const planPayments = plans.payments;
  const paymentEvents = new PaymentEvents({ provider, payments: settle, planPayments, cards });

  return {
    facade,
    settle,
    paymentEvents,
    addOnCharges: new AddOnChargesFacade(billing, charges),
    jobPostCharges: new JobPostChargesFacade(billing, new SqlJobPostCatalog(sql)),
    routes: [
      ...billingRoutes({ readBilling, reader, provider, receipts }),
      ...cardRoutes({ reader, provider, cards: new SavedCards(saving) }),
    ],
    consumers: [notifyPaymentPartiesConsumer(new NotifyPaymentParties(notifier, reader, base.invoices))],
    taskHandlers: [
      prepare,
      new CancelPayment({ unitOfWork, billing, provider }),
      new ReopenShared(unitOfWork, billing),
      new DetachCard(provider),
    ],
    providerEvents: { ...paymentEvents.effects, ...cards.effects },
    dueWork: [new PrepareWaiting({ unitOfWork, unprepared, taskQueue, clock })],
  };
}
