import type { Language } from '#contract/http/vocabulary/language.ts';
import type { InvoiceKind, InvoiceSource } from '../../contract/vocabulary/invoicing/invoices.ts';
import type { LedgerProvider } from '../../contract/vocabulary/ledger/ledger.ts';
import type { PaidPlan } from '../../contract/vocabulary/plans/plans.ts';
import type { ChargeKind } from '../charging/charge-kind.ts';

/** The purpose of a line; the printer adds the words in the invoice's language. */
export interface InvoiceLine {
  readonly kind: ChargeKind | 'plan' | 'refund' | 'dispute' | 'dispute_won';
  readonly amountCents: number;
  /** More than one if several letters were paid together. */
  readonly count?: number;
  /** The plan's period, with days like `2026-11-30`. */
  readonly plan?: { readonly name: PaidPlan; readonly from: string; readonly until: string };
}

/** An address as printed on a document. */
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

/** A charge or refund that has no number yet. */
export interface Billable {
  readonly source: SourceKey;
  readonly provider: LedgerProvider;
  readonly employerId: string;
  readonly paymentId: string | null;
  readonly lines: readonly InvoiceLine[];
  readonly totalCents: number;
  readonly occurredAt: string;
}

/** The invoice that a credit note corrects, with the amounts of earlier credit notes. */
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

/** The parts of a tax service's answer that a document stores. */
export interface DocumentTax {
  readonly taxCents: number;
  /** The part of the total that the service knows: a bonus is no sale. */
  readonly taxableCents: number;
  /** The provider's own ID of the tax; null if there is nothing to declare. */
  readonly taxReference: string | null;
}

/** An issued document. It never changes; another document corrects mistakes (rules.md#invoice-numbers). */
export interface Invoice extends Billable, DocumentTax {
  readonly id: string;
  readonly series: InvoiceSeries;
  readonly number: number;
  readonly kind: InvoiceKind;
  readonly corrects: string | null;
  readonly seller: Seller;
  readonly billTo: BillTo;
  readonly poNumber: string;
  readonly language: Language;
  readonly issuedAt: string;
}

/** The sandbox has its own numbers: a test payment leaves no gap among the real ones. */
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

/** The tax in a refund; a full refund includes all of it, regardless of earlier rounding. */
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

/** The credit note that an overturned dispute's invoice reverses: that of the previous decision. */
export function restoredNote({ id }: SourceKey): SourceKey {
  const [disputeId = '', decision] = id.split(':');
  const before = Number(decision) - 1;
  return { kind: 'dispute', id: before > 1 ? `${disputeId}:${before}` : disputeId };
}

/** The taxed part of an invoice. */
export type TaxedInvoice = Pick<CorrectedInvoice, 'totalCents' | 'taxableCents'>;

/**
 * Excludes the referrer's bonus, which is no sale of the company's. A payment repeated after a bank's return
 * is taxed like the first one.
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
