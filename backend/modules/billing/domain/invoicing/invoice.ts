import type { InvoiceKind, InvoiceSource } from '../../contract/vocabulary/invoices.ts';
import type { LedgerProvider } from '../../contract/vocabulary/ledger.ts';
import type { PaidPlan } from '../../contract/vocabulary/plans.ts';
import type { ChargeKind } from '../charge-kind.ts';

/** What a line is for; the words are the printer's, in the language of the invoice. */
export interface InvoiceLine {
  readonly kind: ChargeKind | 'plan' | 'refund' | 'dispute' | 'dispute_won';
  readonly amountCents: number;
  /** More than one where several letters were paid together. */
  readonly count?: number;
  /** Whose days, `2026-11-30`, it is for. */
  readonly plan?: { readonly name: PaidPlan; readonly from: string; readonly until: string };
}

/** An address as it stands on a document. */
export interface BillTo {
  readonly name: string;
  readonly email: string | null;
  readonly attention: string;
  readonly street: string;
  readonly city: string;
  readonly region: string;
  readonly postalCode: string;
  readonly country: string;
}

export interface Seller {
  readonly name: string;
  /** One line each. */
  readonly address: readonly string[];
  readonly email: string | null;
  readonly taxId: string | null;
}

export interface SourceKey {
  readonly kind: InvoiceSource;
  readonly id: string;
}

/** What was paid or goes back, before it has a number. */
export interface Billable {
  readonly source: SourceKey;
  readonly provider: LedgerProvider;
  readonly employerId: string;
  readonly paymentId: string | null;
  readonly lines: readonly InvoiceLine[];
  readonly totalCents: number;
  readonly occurredAt: string;
}

/** The invoice that a credit note takes from, and what others have taken already. */
export interface CorrectedInvoice {
  readonly id: string;
  readonly totalCents: number;
  readonly taxCents: number;
  readonly creditedCents: number;
  readonly creditedTaxCents: number;
  readonly taxableCents: number;
  readonly creditedTaxableCents: number;
  readonly taxReference: string | null;
}

/** What a document carries of a tax service's answer. */
export interface DocumentTax {
  readonly taxCents: number;
  /** What of the total the service knows of: a bonus is no sale. */
  readonly taxableCents: number;
  /** The provider's own id of the tax; null where there is nothing to declare. */
  readonly taxReference: string | null;
}

/** A document as it was issued. It is never changed; what is wrong is put right by another one (rules.md#invoice-numbers). */
export interface Invoice extends Billable, DocumentTax {
  readonly id: string;
  readonly series: InvoiceSeries;
  readonly number: number;
  readonly kind: InvoiceKind;
  readonly corrects: string | null;
  readonly seller: Seller;
  readonly billTo: BillTo;
  readonly poNumber: string;
  readonly language: 'en' | 'es';
  readonly issuedAt: string;
}

/** The sandbox has numbers of its own: a test payment leaves no gap among the real ones. */
export type InvoiceSeries = 'INV' | 'CN' | 'TEST-INV' | 'TEST-CN';

export function kindOf({ kind }: SourceKey): InvoiceKind {
  return kind === 'refund' || kind === 'dispute' ? 'credit_note' : 'invoice';
}

export function seriesOf({ source, provider }: Billable): InvoiceSeries {
  const own = kindOf(source) === 'invoice' ? 'INV' : 'CN';
  return provider === 'sandbox' ? `TEST-${own}` : own;
}

export function printedNumber({ series, number }: { series: string; number: number }): string {
  return `${series}-${String(number).padStart(6, '0')}`;
}

/** The tax in what goes back: when all has gone back, all of it, whatever was rounded on the way. */
export function taxReturned(invoice: CorrectedInvoice, amountCents: number): DocumentTax {
  const { totalCents, creditedCents, taxReference } = invoice;
  const goneCents = Math.min(totalCents, creditedCents + amountCents);
  const partOf = (cents: number, creditedPart: number) =>
    Math.max(0, Math.min(amountCents, Math.round((cents * goneCents) / totalCents) - creditedPart));
  return {
    taxCents: partOf(invoice.taxCents, invoice.creditedTaxCents),
    taxableCents: partOf(invoice.taxableCents, invoice.creditedTaxableCents),
    taxReference,
  };
}

/** The credit note of the decision that an invoice of an overturned dispute undoes: that of the one before. */
export function restoredNote({ id }: SourceKey): SourceKey {
  const [disputeId = '', decision] = id.split(':');
  const before = Number(decision) - 1;
  return { kind: 'dispute', id: before > 1 ? `${disputeId}:${before}` : disputeId };
}

/** How much of an invoice was taxed. */
export type TaxedInvoice = Pick<CorrectedInvoice, 'totalCents' | 'taxableCents'>;

/**
 * What a hire pays on to its referrer is no sale of the company's. What is paid again after its bank took it back is as much of one as
 * it was the first time.
 */
export function taxableLines(
  lines: readonly InvoiceLine[],
  repeated: TaxedInvoice | null,
): readonly InvoiceLine[] {
  const sales = lines.filter(({ kind }) => kind !== 'bonus');
  if (!repeated) return sales;
  const { totalCents, taxableCents } = repeated;
  return sales
    .map((line) => ({ ...line, amountCents: Math.round((line.amountCents * taxableCents) / totalCents) }))
    .filter(({ amountCents }) => amountCents > 0);
}
