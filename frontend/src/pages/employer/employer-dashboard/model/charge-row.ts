import type { InvoiceRecord } from '#contract/billing/invoicing/invoice.ts';
import type { PaymentRecord } from '#entities/payment/index.ts';

/** A row of the one list of charges: what has its invoice or credit note, or what waits for it. */
export type ChargeRow =
  | { readonly id: string; readonly invoice: InvoiceRecord; readonly payment: null }
  | { readonly id: string; readonly invoice: null; readonly payment: PaymentRecord };

/** Each charge once: one that has got its invoice meanwhile is no longer open. */
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
