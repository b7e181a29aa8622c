/** Documents that an employer receives for charges and refunds. */
export const INVOICE_KINDS = ['invoice', 'credit_note'] as const;
export type InvoiceKind = (typeof INVOICE_KINDS)[number];

/**
 * Sources of a document: a payment, a month of a plan, a refund, a lost dispute, one that was won after it
 * had been lost.
 */
export const INVOICE_SOURCES = ['payment', 'plan', 'refund', 'dispute', 'dispute_won'] as const;
export type InvoiceSource = (typeof INVOICE_SOURCES)[number];

/** Countries an invoice can be addressed to. */
export const BILLING_COUNTRIES = ['US', 'CA', 'MX'] as const;
