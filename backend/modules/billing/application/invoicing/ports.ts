import type { UserId } from '#kernel/ids.ts';
import type { Language } from '#contract/http/vocabulary/language.ts';
import type { InvoiceKind } from '../../contract/vocabulary/invoicing/invoices.ts';
import type { BillingProfile } from '../../contract/invoicing/billing-profile.ts';
import type {
  Billable,
  CorrectedInvoice,
  DocumentTax,
  Invoice,
  InvoiceSeries,
  SourceKey,
  TaxedInvoice,
} from '../../domain/invoicing/invoice.ts';
import type { BillingEvents } from '../../domain/events.ts';
import type { PaymentLine } from '../../domain/charging/payment-line.ts';
import type { PageRequest } from '../reporting/billing-reader.ts';

/** A source that waits for its document. */
export interface QueuedSource extends SourceKey {
  /** It predates invoices: no one is notified, and it includes no tax. */
  readonly isHistory: boolean;
}

export type RefundNotice = BillingEvents['billing.refund_settled'];

export interface ClaimedSource {
  /** It was queued again while it was being issued. */
  readonly isIssued: boolean;
  readonly refundNotice: RefundNotice | null;
}

/** For a credit note, also the invoice that it corrects. */
export interface FoundBillable extends Billable {
  /** Null for an invoice. Undefined if the corrected invoice is not issued yet. */
  readonly corrects: CorrectedInvoice | null | undefined;
  /**
   * The tax that a credit note had reversed, for a repeated charge after a lost dispute; null if the note is
   * not issued yet.
   */
  readonly restores?: DocumentTax | null;
  /** The original invoice of a payment repeated after a bank's return; null if there was none. */
  readonly repeats?: TaxedInvoice | null;
}

export interface InvoiceStore {
  /** (tx) Idempotent; a source that already has its document is ignored. */
  await(source: SourceKey, occurredAt: Date): Promise<void>;
  /** The oldest source that is not set aside; invoices before credit notes. */
  next(now: Date): Promise<QueuedSource | null>;
  /** Null if nothing was charged after all. */
  billable(source: SourceKey): Promise<FoundBillable | null>;
  /** (tx) Null if another process has claimed it meanwhile. Locks it for all others. */
  claim(source: SourceKey): Promise<ClaimedSource | null>;
  /** (tx) Stores the notice of a refund until its document is issued; false if it does not wait for one. */
  deferNotice(notice: RefundNotice): Promise<boolean>;
  /** (tx) The employer has the receipt of this payment. */
  receiptTold(paymentId: string): Promise<void>;
  /** Whether the payment has an invoice, or waits for one, whose receipt was not sent yet. */
  awaitsReceipt(paymentId: string): Promise<boolean>;
  /** (tx) The next number of a series. Others wait until the transaction ends, so that no number is lost. */
  takeNumber(series: InvoiceSeries): Promise<number>;
  /** (tx) */
  add(invoice: Invoice): Promise<void>;
  setAside(source: SourceKey, until: Date): Promise<void>;
  find(id: string): Promise<Invoice | null>;
  /** The document of a source; null while the source waits for it. */
  ofSource(source: SourceKey): Promise<Invoice | null>;
}

/** Records of declarations to the tax service. */
export interface TaxDeclarations {
  /** The service's ID of a document; null if it was not declared. */
  of(invoiceId: string): Promise<string | null>;
  /** Idempotent. */
  keep(invoiceId: string, declaration: string, at: Date): Promise<void>;
}

/** Months as `2026-11`, in UTC: only that one, or that one and all after it; all months if both are null. */
export interface InvoiceMonths {
  readonly month: string | null;
  readonly since: string | null;
}

export interface ListedInvoice {
  readonly id: string;
  readonly number: string;
  readonly kind: InvoiceKind;
  readonly lines: Invoice['lines'];
  readonly totalCents: number;
  readonly taxCents: number;
  readonly poNumber: string;
  readonly billedTo: string;
  /** The number of the invoice that a credit note corrects. */
  readonly corrects: string | null;
  readonly paymentId: string | null;
  readonly occurredAt: string;
  readonly issuedAt: string;
}

/** An invoice with its payment, or the payment that a credit note is about. */
export interface ChargedInvoice extends ListedInvoice {
  /** The amount that credit notes have refunded. */
  readonly creditedCents: number;
  readonly referralId: string | null;
  readonly paidLines: readonly PaymentLine[] | null;
}

export interface InvoiceReader {
  /** Newest first; one more than the limit if more exist. `month` as `2026-11`, null for all. */
  list(employerId: UserId, months: InvoiceMonths, page: PageRequest): Promise<ChargedInvoice[]>;
  /** The number of a source's document; null while the source waits for it. */
  numberOf(source: SourceKey): Promise<string | null>;
}

/** Profiles of companies, or of employers without one. */
export interface BillingProfiles {
  find(holderId: string): Promise<BillingProfile | null>;
  /** (tx) */
  keep(holderId: string, profile: BillingProfile, by: UserId, at: Date): Promise<void>;
}

export interface BilledParty {
  /** The company, or an employer without one. */
  readonly holderId: string;
  readonly name: string;
  readonly email: string | null;
  readonly language: Language;
}

/** An employer's identity on invoices. */
export interface BilledParties {
  of(employerId: UserId): Promise<BilledParty>;
}

/** Prints documents; `corrected` is the number of the invoice that a credit note corrects. */
export interface InvoicePrinter {
  print(invoice: Invoice, corrected: string | null): Promise<Uint8Array>;
}
