import { z } from 'zod';
import { dollars, instant, listQuerySchema, uuid } from '#contract/http/index.ts';
import { chargeLineSchema } from './charge.ts';
import { PAYMENT_ACTIONS } from '../vocabulary/charging/payment-actions.ts';
import { PAYMENT_STATUSES } from '../vocabulary/charging/payment-statuses.ts';

/** Canceled payments are never shown. */
const paymentStatusSchema = z.enum(PAYMENT_STATUSES).exclude(['canceled']);

/**
 * The answer of a call that charges. With nothing due: `id` null, status `succeeded`, amount `"0.00"`, no
 * lines (rules.md#payment-answer). `clientSecret` only while it is unpaid.
 */
export const paymentSchema = z.object({
  /** Our ID. */
  id: uuid.nullable(),
  /** The provider's ID, for confirming. */
  paymentIntentId: z.string().nullable(),
  status: paymentStatusSchema,
  amount: dollars,
  currency: z.literal('usd'),
  clientSecret: z.string().nullable(),
  /** The commands that are accepted now. */
  actions: z.array(z.enum(PAYMENT_ACTIONS)),
  lines: z.array(chargeLineSchema),
});
export type Payment = z.infer<typeof paymentSchema>;

export const paidReferralSchema = z.object({
  referralId: uuid,
  workerName: z.string().nullable(),
  amount: dollars,
});

/** A payment as the employer's list and its own page show it. */
export const paymentRecordSchema = paymentSchema.extend({
  id: uuid,
  description: z.string(),
  referralId: uuid.nullable(),
  /** The workers it was paid for, separated by commas; null without a referral. */
  workerName: z.string().nullable(),
  /** Everyone it was paid for, each with their part; empty without a referral. */
  referrals: z.array(paidReferralSchema),
  refunded: dollars,
  /** Null until it is paid, and for a moment after that. */
  invoice: z.object({ id: uuid, number: z.string() }).nullable(),
  createdAt: instant,
  paidAt: instant.nullable(),
});
export type PaymentRecord = z.infer<typeof paymentRecordSchema>;

/** `?open=yes`: only payments without an invoice, because they are unpaid or their invoice is pending. */
export const paymentListQuerySchema = listQuerySchema.extend({ open: z.literal('yes').optional() });

/** With `clientSecret` the card dialog opens; null means that the bonus is already funded. */
export const bonusPaymentSchema = paymentSchema.pick({
  clientSecret: true,
  paymentIntentId: true,
  amount: true,
  status: true,
  actions: true,
});
export type BonusPayment = z.infer<typeof bonusPaymentSchema>;
