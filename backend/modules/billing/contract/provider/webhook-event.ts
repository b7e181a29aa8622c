import { z } from 'zod';

/**
 * The envelope that Stripe and the sandbox send; only its ID is trusted, and the object is fetched again.
 * Some events have no object with an ID, such as a balance. Those of Stripe's second interface only name
 * their object.
 */
export const webhookEventSchema = z.object({
  id: z.string().min(1).max(255),
  type: z.string().min(1).max(255),
  data: z
    .looseObject({ object: z.looseObject({ id: z.string().min(1).max(255).nullish() }).nullish() })
    .nullish(),
  related_object: z.looseObject({ id: z.string().min(1).max(255).nullish() }).nullish(),
});

export const webhookReceivedSchema = z.object({ received: z.literal(true) });
