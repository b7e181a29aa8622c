import { z } from 'zod';

/** The envelope that Stripe and the sandbox send; only the id in it is believed, the object is fetched again. */
export const webhookEventSchema = z.object({
  id: z.string().min(1).max(255),
  type: z.string().min(1).max(255),
  /** Seconds since 1970. */
  created: z.int().nonnegative(),
  data: z.object({ object: z.looseObject({ id: z.string().min(1).max(255), object: z.string().max(255) }) }),
});

export const webhookReceivedSchema = z.object({ received: z.literal(true) });
