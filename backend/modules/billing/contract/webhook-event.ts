import { z } from 'zod';

/**
 * The envelope that Stripe and the sandbox send; only the id in it is believed, the object is fetched again. Some events are about
 * nothing that has an id, such as a balance. Those of Stripe's second interface name their object alone.
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
