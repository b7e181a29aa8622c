import { z } from 'zod';
import { dollars, instant, listQuerySchema, uuid } from '#contract/http/index.ts';
import { chargeLineSchema } from './charge.ts';
import { PAYMENT_STATUSES } from './vocabulary/payment-statuses.ts';

/** Nobody is shown a payment that was canceled. */
const paymentStatusSchema = z.enum(PAYMENT_STATUSES).exclude(['canceled']);

/**
 * What a call that charges answers. With nothing due: `id` null, status `succeeded`, amount `"0.00"`, no lines
 * (rules.md#payment-answer). `clientSecret` only while it is unpaid.
 */
export const paymentSchema = z.object({
  /** Ours. */
  id: uuid.nullable(),
  /** The provider's, for confirming. */
  paymentIntentId: z.string().nullable(),
  status: paymentStatusSchema,
  amount: dollars,
  currency: z.literal('usd'),
  clientSecret: z.string().nullable(),
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
  /** Whom it was paid for, several with commas; null for what is about no referral. */
  workerName: z.string().nullable(),
  /** Everyone whom it was paid for, each with their part; none for what is about no referral. */
  referrals: z.array(paidReferralSchema),
  refunded: dollars,
  /** Null as long as it is not paid, and for a moment after that. */
  invoice: z.object({ id: uuid, number: z.string() }).nullable(),
  createdAt: instant,
  paidAt: instant.nullable(),
});
export type PaymentRecord = z.infer<typeof paymentRecordSchema>;

/** `?open=yes`: only what has no invoice yet, because it can still be paid or its invoice is on its way. */
export const paymentListQuerySchema = listQuerySchema.extend({ open: z.literal('yes').optional() });

/** With `clientSecret` the card dialog opens; null means that the bonus is funded already. */
export const bonusPaymentSchema = paymentSchema.pick({
  clientSecret: true,
  paymentIntentId: true,
  amount: true,
  status: true,
});
export type BonusPayment = z.infer<typeof bonusPaymentSchema>;
