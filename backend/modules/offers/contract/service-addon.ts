import { z } from 'zod';
import { addOnSchema } from '#contract/billing/charge.ts';
import { dollars, instant, uuid } from '#contract/http/primitives.ts';
import { SERVICE_ADDON_STATUSES } from './vocabulary/service-addon-status.ts';

const serviceAddonStatusSchema = z.enum(SERVICE_ADDON_STATUSES);

export const serviceAddonSchema = z.object({
  id: uuid,
  referralId: uuid,
  workerName: z.string(),
  addonType: addOnSchema,
  label: z.string(),
  price: dollars,
  status: serviceAddonStatusSchema,
  createdAt: instant,
  paidAt: instant.nullable(),
  completedAt: instant.nullable(),
});
export type ServiceAddon = z.infer<typeof serviceAddonSchema>;
export const serviceAddonListSchema = z.array(serviceAddonSchema);
