import { z } from 'zod';
import { dollars, instant, listQuerySchema, uuid } from '#contract/http/index.ts';
import { PAID_PLANS } from '../vocabulary/plans.ts';
import { INVOICE_KINDS } from '../vocabulary/invoices.ts';
import { chargeKindSchema } from '../charge.ts';
import { paidReferralSchema } from '../payment.ts';
import { billingSummaryQuerySchema } from '../summary.ts';

/** `?month=2026-11`, in UTC, or `?since=2026-11` for that one and all after it; missing or empty are all of them. */
export const invoiceListQuerySchema = listQuerySchema.extend({
  ...billingSummaryQuerySchema.shape,
  since: billingSummaryQuerySchema.shape.month,
});

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
  /** What of an invoice credit notes have given back. */
  credited: dollars,
  paymentId: uuid.nullable(),
  /** Everyone whom it was paid for, each with their part; none for what is about no referral. */
  referrals: z.array(paidReferralSchema),
  /** When the money came in or began to go back; `issuedAt` is the day on the document. */
  occurredAt: instant,
  issuedAt: instant,
});
export type InvoiceRecord = z.infer<typeof invoiceSchema>;
