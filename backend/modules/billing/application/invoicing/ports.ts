import type { UserId } from '#kernel/ids.ts';
import type { InvoiceKind } from '../../contract/vocabulary/invoices.ts';
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
import type { PaymentLine } from '../../domain/payment-line.ts';
import type { PageRequest } from '../reporting/billing-reader.ts';

/** What waits for its document. */
export interface QueuedSource extends SourceKey {
  /** From before there were invoices: nobody is told, and there is no tax in it. */
  readonly isHistory: boolean;
}

/** A credit note also says what it takes from. */
export interface FoundBillable extends Billable {
  /** Null for an invoice. Undefined where the invoice is not issued yet. */
  readonly corrects: CorrectedInvoice | null | undefined;
  /** What is charged again after a lost dispute has the tax that its credit note had taken back; null where that is not issued yet. */
  readonly restores?: DocumentTax | null;
  /** What is paid again after a bank took it back: the invoice of the first time; null where it was none. */
  readonly repeats?: TaxedInvoice | null;
}

export interface InvoiceStore {
  /** (tx) Repeating it does nothing, nor does asking for what has its document. */
  await(source: SourceKey, occurredAt: Date): Promise<void>;
  /** The longest ago of what is not set aside; invoices before credit notes. */
  next(now: Date): Promise<QueuedSource | null>;
  /** Null where nothing was charged after all. */
  billable(source: SourceKey): Promise<FoundBillable | null>;
  /** (tx) False when somebody else has issued it meanwhile; locked for all others until then. */
  claim(source: SourceKey): Promise<boolean>;
  /** (tx) The next number of a series; others wait for it until the transaction ends, so that none is lost. */
  takeNumber(series: InvoiceSeries): Promise<number>;
  /** (tx) */
  add(invoice: Invoice): Promise<void>;
  setAside(source: SourceKey, until: Date): Promise<void>;
  find(id: string): Promise<Invoice | null>;
  /** The document of a source; null where it waits for it. */
  ofSource(source: SourceKey): Promise<Invoice | null>;
}

/** What the tax service was told. */
export interface TaxDeclarations {
  /** What it knows a document by; null for one that it was not told of. */
  of(invoiceId: string): Promise<string | null>;
  /** Repeating it does nothing. */
  keep(invoiceId: string, declaration: string, at: Date): Promise<void>;
}

/** Months as `2026-11`, in UTC: only that one, or that one and all after it; all of them where both are null. */
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
  /** The number of the invoice that a credit note takes from. */
  readonly corrects: string | null;
  readonly paymentId: string | null;
  readonly occurredAt: string;
  readonly issuedAt: string;
}

/** With the payment that it is for, or that a credit note is about. */
export interface ChargedInvoice extends ListedInvoice {
  /** What of it credit notes have given back. */
  readonly creditedCents: number;
  readonly referralId: string | null;
  readonly paidLines: readonly PaymentLine[] | null;
}

export interface InvoiceReader {
  /** Newest first; one more than the limit where there are more. `month` as `2026-11`, null for all. */
  list(employerId: UserId, months: InvoiceMonths, page: PageRequest): Promise<ChargedInvoice[]>;
  /** The number of the document of a source; null where it waits for it. */
  numberOf(source: SourceKey): Promise<string | null>;
}

/** Of a company, or of an employer without one. */
export interface BillingProfiles {
  find(holderId: string): Promise<BillingProfile | null>;
  /** (tx) */
  keep(holderId: string, profile: BillingProfile, by: UserId, at: Date): Promise<void>;
}

export interface BilledParty {
  /** The company, or who has none. */
  readonly holderId: string;
  readonly name: string;
  readonly email: string | null;
  readonly language: 'en' | 'es';
}

/** Who an employer is, as an invoice names them. */
export interface BilledParties {
  of(employerId: UserId): Promise<BilledParty>;
}

/** Prints documents; `corrected` is the number of the invoice that a credit note takes from. */
export interface InvoicePrinter {
  print(invoice: Invoice, corrected: string | null): Promise<Uint8Array>;
}
