import { z } from 'zod';
import { instant, uuid } from '#contract/http/primitives.ts';

const paymentMethodSchema = z.object({
  id: uuid,
  brand: z.string(),
  last4: z.string().regex(/^\d{4}$/),
  expMonth: z.int().min(1).max(12),
  expYear: z.int(),
  isDefault: z.boolean(),
  createdAt: instant,
});
export type SavedCard = z.infer<typeof paymentMethodSchema>;
export const paymentMethodListSchema = z.array(paymentMethodSchema);

/** The answer of `POST /api/billing/payment-methods`; confirmed like a payment, and saved when the provider's event says so. */
export const cardSetupSchema = z.object({ clientSecret: z.string(), setupIntentId: z.string() });
