import { z } from 'zod';
import { chargeKindSchema, chargeLineSchema } from '#contract/billing/charging/charge.ts';
import { REFUND_CAUSES } from '#contract/billing/vocabulary/refunding/refund-causes.ts';
import { REFUND_STATUSES } from '#contract/billing/vocabulary/refunding/refund-statuses.ts';
import { PAYMENT_STATUSES } from '#contract/billing/vocabulary/charging/payment-statuses.ts';
import { listQuerySchema } from '#contract/http/lists.ts';
import { count, dollars, instant, uuid } from '#contract/http/primitives.ts';
import { filterOf, namedPersonSchema, personId, searchText } from './filters.ts';

export const adminPaymentsQuerySchema = listQuerySchema.extend({
  /** The employer's name or email, our id of the payment or its referral, or the provider's id. */
  q: searchText,
  status: filterOf(PAYMENT_STATUSES, 'Unknown status'),
  employerId: personId,
});

export const adminPaymentSchema = z.object({
  id: uuid,
  status: z.enum(PAYMENT_STATUSES),
  /** offer, hire, bonus, background_check or job_post. */
  purpose: z.string(),
  /** In English. */
  description: z.string(),
  /** The same as kinds of lines, each once. */
  parts: z.array(z.object({ kind: chargeKindSchema, count })),
  amount: dollars,
  refunded: dollars,
  employer: namedPersonSchema,
  /** Several with commas; null for what is about no referral. */
  workerName: z.string().nullable(),
  createdAt: instant,
  paidAt: instant.nullable(),
});
export type AdminPayment = z.infer<typeof adminPaymentSchema>;

const ledgerEntrySchema = z.object({
  /** The account's kind: employer_held, referrer_committed, provider_clearing, revenue, … */
  account: z.string(),
  /** The account's owner, or for revenue its source. */
  owner: z.string().nullable(),
  /** Positive: the account receives. */
  amount: dollars,
});

export const ledgerTransactionSchema = z.object({
  id: uuid,
  kind: z.string(),
  reference: z.string(),
  /** False for a movement of the same referral that another payment or none has caused. */
  ofThisPayment: z.boolean(),
  /** The worker of its referral; null without one. */
  workerName: z.string().nullable(),
  at: instant,
  entries: z.array(ledgerEntrySchema),
});

const paymentReferralSchema = z.object({
  id: uuid,
  workerName: z.string(),
  status: z.string(),
  jobTitle: z.string(),
  company: z.string(),
  bonus: dollars,
  referrer: namedPersonSchema.nullable(),
  hiredAt: instant.nullable(),
  bonusPaidAt: instant.nullable(),
  /** Their part of the payment. */
  amount: dollars,
  /** Parts of the bonus, in the order in which they come. */
  milestones: z.array(
    z.object({
      id: uuid,
      /** Until the worker has confirmed, or an admin lets it go (rules.md#unconfirmed-hires). */
      isWaiting: z.boolean(),
      percent: count,
      amount: dollars,
      dueAt: instant,
      state: z.enum(['pending', 'released', 'voided']),
    }),
  ),
});

/** All details of a payment: its purpose, its ledger entries, and its refunds. */
export const adminPaymentDetailSchema = adminPaymentSchema.extend({
  provider: z.string().nullable(),
  providerPaymentId: z.string().nullable(),
  failureMessage: z.string().nullable(),
  /** The amount that can still be refunded. */
  refundable: dollars,
  lines: z.array(chargeLineSchema),
  refunds: z.array(
    z.object({
      id: uuid,
      position: count,
      amount: dollars,
      status: z.enum(REFUND_STATUSES),
      providerRefundId: z.string().nullable(),
      cause: z.enum(REFUND_CAUSES),
      /** An admin's own words; null if no admin gave it back. */
      reason: z.string().nullable(),
      createdAt: instant,
      updatedAt: instant,
    }),
  ),
  /** Every referral that was paid for; several if several letters were paid together. */
  referrals: z.array(paymentReferralSchema),
  ledger: z.array(ledgerTransactionSchema),
});
export type AdminPaymentDetail = z.infer<typeof adminPaymentDetailSchema>;
