import { z } from 'zod';
import { bankReference } from '../bank-reference.ts';
import { dollarsInput } from '#contract/http/numbers.ts';
import { dollars, paragraphs, uuid } from '#contract/http/primitives.ts';

export const refundPaymentSchema = z.object({
  amount: dollarsInput({ max: 1_000_000, message: 'Please enter a valid amount' }).refine(
    (amount) => Number(amount) > 0,
    'Please enter a valid amount',
  ),
  reason: paragraphs({
    min: 1,
    max: 500,
    message: 'Please say why',
    tooLong: 'Please keep it under 500 characters',
  }),
});
export type RefundPayment = z.input<typeof refundPaymentSchema>;

/** A refund that the provider could not make, and that was paid another way. */
export const payRefundSchema = z.object({ reference: bankReference });
export type PayRefundInput = z.input<typeof payRefundSchema>;

export const refundStartedSchema = z.object({
  id: uuid,
  /** The amount that can still be refunded. */
  left: dollars,
});
export type RefundStarted = z.infer<typeof refundStartedSchema>;
