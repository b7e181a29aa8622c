import { BillingFacade } from '../application/billing-facade.ts';
import { SettleHire } from '../application/bonus/settle-hire.ts';
import { AddOnChargesFacade } from '../application/charging/add-on-charges.ts';
import type { CardEvents } from '../application/cards/card-events.ts';
import { ChargeReferral } from '../application/charging/charge-referral.ts';
import { JobPostChargesFacade } from '../application/charging/job-post-charges.ts';
import { PaymentEvents } from '../application/charging/payment-events.ts';
import { CancelPayment, PreparePayment } from '../application/charging/prepare-payment.ts';
import { PrepareWaiting } from '../application/charging/prepare-waiting.ts';
import { ReopenShared } from '../application/charging/reopen-shared.ts';
import { ReviseOffer } from '../application/charging/revise-offer.ts';
import { SettlePayment } from '../application/charging/settle-payment.ts';
import { NotifyPaymentParties } from '../application/notify-payment-parties.ts';
import type { PlanPayments } from '../application/plans/plan-payments.ts';
import { RefundReferral } from '../application/refunding/refund-referral.ts';
import { ReadBilling } from '../application/reporting/read-billing.ts';
import { WriteReceipt } from '../application/reporting/write-receipt.ts';
import type { BillingBase } from './billing-base.ts';
import type { BillingOutside } from './billing-outside.ts';
import { billingRoutes } from './http/reporting/payment.routes.ts';
import type { PdfReceiptPrinter } from './pdf/pdf-receipt-printer.ts';
import { SqlAddOnsInOffer } from './persistence/charging/sql-add-ons-in-offer.ts';
import { SqlUnpreparedPayments } from './persistence/charging/sql-unprepared-payments.ts';
import { SqlJobPostCatalog } from './persistence/charging/sql-job-post-catalog.ts';
import { notifyPaymentPartiesConsumer } from './queue/billing-consumers.ts';

const RECEIPT_PRINTER = new URL('./pdf/pdf-receipt-printer.ts', import.meta.url);

/** Charges for letters, hires, add-ons, and job posts; their payments and receipts. */
export function wireCharging(
  { platform, workerNames: workers, notifier }: BillingOutside,
  base: BillingBase,
  cards: CardEvents,
  planPayments: PlanPayments,
) {
  const { sql, unitOfWork, events, taskQueue, clock, printing } = platform;
  const { billing, reader, payers, customerStore, customers } = base;
  const { payments: provider } = base.providers;

  const hires = new SettleHire(billing);
  const settle = new SettlePayment(billing, hires, events);
  const prepare = new PreparePayment({ unitOfWork, billing, settle, provider, customerStore, customers });
  const charges = new ChargeReferral(billing);
  const revisions = new ReviseOffer(billing, charges);
  const useCases = { charges, revisions, refunds: new RefundReferral(billing), hires, prepare };
  const facade = new BillingFacade({ unitOfWork, billing, reader, useCases });

  const readBilling = new ReadBilling({ reader, billing: facade, workers, clock });
  const printer = { print: printing.of<PdfReceiptPrinter>(RECEIPT_PRINTER, 'PdfReceiptPrinter')('print') };
  const receipts = new WriteReceipt({ readBilling, payers, printer });
  const unprepared = new SqlUnpreparedPayments(sql, provider.name);
  const paymentEvents = new PaymentEvents({ provider, payments: settle, planPayments, cards });
  const notices = { messenger: notifier, reader, invoices: base.invoices, events, clock };

  return {
    facade,
    settle,
    paymentEvents,
    addOnCharges: new AddOnChargesFacade(billing, charges, new SqlAddOnsInOffer(sql)),
    jobPostCharges: new JobPostChargesFacade(billing, new SqlJobPostCatalog(sql)),
    routes: billingRoutes({ readBilling, reader, provider, receipts }),
    consumers: [notifyPaymentPartiesConsumer(new NotifyPaymentParties(notices))],
    taskHandlers: [
      prepare,
      new CancelPayment({ unitOfWork, billing, provider }),
      new ReopenShared(unitOfWork, billing),
    ],
    providerEvents: paymentEvents.effects,
    dueWork: [new PrepareWaiting({ unitOfWork, unprepared, taskQueue, clock })],
  };
}
