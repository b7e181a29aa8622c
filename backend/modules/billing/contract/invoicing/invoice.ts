import { z } from 'zod';
import { dollars, instant, listQuerySchema, uuid } from '#contract/http/index.ts';
import { PAID_PLANS } from '../vocabulary/plans/plans.ts';
import { INVOICE_KINDS } from '../vocabulary/invoicing/invoices.ts';
import { chargeKindSchema } from '../charging/charge.ts';
import { paidReferralSchema } from '../charging/payment.ts';
import { billingSummaryQuerySchema } from '../reporting/summary.ts';

/**
 * `?month=2026-11`, in UTC, or `?since=2026-11` for that one and all after it; missing or empty means all.
 */
export const invoiceListQuerySchema = listQuerySchema.extend({
  ...billingSummaryQuerySchema.shape,
  since: billingSummaryQuerySchema.shape.month,
});

const invoiceLineSchema = z.object({
  kind: z.union([chargeKindSchema, z.enum(['plan', 'refund', 'dispute', 'dispute_won'])]),
  amount: dollars,
  /** More than one if several letters were paid together. */
  count: z.int().positive(),
  plan: z.enum(PAID_PLANS).nullable(),
});

/** An invoice, or a credit note for a refund. */
export const invoiceSchema = z.object({
  id: uuid,
  /** `INV-000001`; for test payments `TEST-INV-000001`. */
  number: z.string(),
  kind: z.enum(INVOICE_KINDS),
  lines: z.array(invoiceLineSchema),
  total: dollars,
  /** Included in the total. */
  tax: dollars,
  poNumber: z.string(),
  billedTo: z.string(),
  /** The number of the invoice that a credit note corrects. */
  corrects: z.string().nullable(),
  /** The total of an invoice's credit notes. */
  credited: dollars,
  paymentId: uuid.nullable(),
  /** Everyone it was paid for, each with their part; empty without a referral. */
  referrals: z.array(paidReferralSchema),
  /** The time of the charge or the start of the refund; `issuedAt` is the day on the document. */
  occurredAt: instant,
  issuedAt: instant,
});
export type InvoiceRecord = z.infer<typeof invoiceSchema>;
