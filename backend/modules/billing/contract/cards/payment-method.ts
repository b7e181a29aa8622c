import { z } from 'zod';
import { instant, uuid } from '#contract/http/primitives.ts';

const paymentMethodSchema = z.object({
  id: uuid,
  type: z.enum(['card', 'bank']),
  /** The card's brand, or the bank's name. */
  brand: z.string(),
  last4: z.string().regex(/^\d{4}$/),
  /** Null for a bank account, like the year. */
  expMonth: z.int().min(1).max(12).nullable(),
  expYear: z.int().nullable(),
  isDefault: z.boolean(),
  /** False for a bank account that its owner must still verify: it is not charged before. */
  isVerified: z.boolean(),
  /** The provider's verification page; null if there is nothing to do. */
  verifyUrl: z.string().nullable(),
  createdAt: instant,
});
export type SavedCard = z.infer<typeof paymentMethodSchema>;
export const paymentMethodListSchema = z.array(paymentMethodSchema);

/** One method is always the default if any exist: it can be replaced, but not unset. */
export const choosePaymentMethodRequestSchema = z.object({ default: z.literal(true) });

/**
 * Removing the last card while a plan has a payment ahead is refused unless the person confirms it
 * (rules.md#last-card).
 */
export const removePaymentMethodQuerySchema = z.object({ plan: z.literal('leave_unpaid').optional() });

/**
 * The answer of `POST /api/billing/payment-methods`; confirmed like a payment, and saved by the provider's
 * event.
 */
export const cardSetupSchema = z.object({ clientSecret: z.string(), setupIntentId: z.string() });
