import type { InvoiceRecord } from '#contract/billing/invoicing/invoice.ts';
import type { PaymentRecord } from '#entities/payment/index.ts';

/** A row in the list of charges: an invoice or credit note, or a payment that does not have one yet. */
export type ChargeRow =
  | { readonly id: string; readonly invoice: InvoiceRecord; readonly payment: null }
  | { readonly id: string; readonly invoice: null; readonly payment: PaymentRecord };

/** Lists each charge once: a payment leaves the open ones as soon as it has its invoice. */
export function chargeRows(
  open: readonly PaymentRecord[],
  invoices: readonly InvoiceRecord[],
): readonly ChargeRow[] {
  const billed = new Set(invoices.map(({ paymentId }) => paymentId));
  return [
    ...open
      .filter(({ id }) => !billed.has(id))
      .map((payment) => ({ id: payment.id, invoice: null, payment })),
    ...invoices.map((invoice) => ({ id: invoice.id, invoice, payment: null })),
  ];
}
