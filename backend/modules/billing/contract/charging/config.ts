import { z } from 'zod';

const PAYMENT_PROVIDERS = ['stripe', 'sandbox'] as const;
export const paymentsConfigSchema = z.object({
  provider: z.enum(PAYMENT_PROVIDERS),
  publishableKey: z.string().nullable(),
});
export type PaymentsConfig = z.infer<typeof paymentsConfigSchema>;
