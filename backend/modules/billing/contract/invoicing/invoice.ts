import { z } from 'zod';
import { dollars, instant, listQuerySchema, uuid } from '#contract/http/index.ts';
import { PAID_PLANS } from '../vocabulary/plans.ts';
import { INVOICE_KINDS } from '../vocabulary/invoices.ts';
import { chargeKindSchema } from '../charge.ts';
import { billingSummaryQuerySchema } from '../summary.ts';

/** `?month=2026-11`, in UTC; missing or empty are all of them. */
export const invoiceListQuerySchema = listQuerySchema.extend(billingSummaryQuerySchema.shape);

const invoiceLineSchema = z.object({
  kind: z.union([chargeKindSchema, z.enum(['plan', 'refund', 'dispute', 'dispute_won'])]),
  amount: dollars,
  /** More than one where several letters were paid together. */
  count: z.int().positive(),
  plan: z.enum(PAID_PLANS).nullable(),
});

/** An invoice, or a credit note for money that goes back. */
export const invoiceSchema = z.object({
  id: uuid,
  /** `INV-000001`; of test payments `TEST-INV-000001`. */
  number: z.string(),
  kind: z.enum(INVOICE_KINDS),
  lines: z.array(invoiceLineSchema),
  total: dollars,
  /** Part of the total. */
  tax: dollars,
  poNumber: z.string(),
  billedTo: z.string(),
  /** The number of the invoice that a credit note takes from. */
  corrects: z.string().nullable(),
  paymentId: uuid.nullable(),
  /** When the money came in or began to go back; `issuedAt` is the day on the document. */
  occurredAt: instant,
  issuedAt: instant,
});
export type InvoiceRecord = z.infer<typeof invoiceSchema>;
