import { z } from 'zod';
import { addOnSchema } from '#contract/billing/charging/charge.ts';
import { listQuerySchema } from '#contract/http/lists.ts';
import { dollars, instant, uuid } from '#contract/http/primitives.ts';
import {
  ADDON_RETURN_REASONS,
  SERVICE_ADDON_ACTIONS,
  SERVICE_ADDON_STATUSES,
} from '../vocabulary/addon/service-addon-status.ts';

const serviceAddonStatusSchema = z.enum(SERVICE_ADDON_STATUSES);

export const serviceAddonQuerySchema = listQuerySchema.extend({
  status: serviceAddonStatusSchema.optional(),
});

export const serviceAddonSchema = z.object({
  id: uuid,
  referralId: uuid,
  jobId: uuid,
  jobTitle: z.string(),
  workerName: z.string(),
  addonType: addOnSchema,
  label: z.string(),
  price: dollars,
  status: serviceAddonStatusSchema,
  /** The employer's possible actions now. */
  actions: z.array(z.enum(SERVICE_ADDON_ACTIONS)),
  createdAt: instant,
  paidAt: instant.nullable(),
  startedAt: instant.nullable(),
  /** The deadline after which it is refunded automatically; null before the hire and once it is over. */
  deliverBy: instant.nullable(),
  completedAt: instant.nullable(),
  /** The outcome in a word: `clear`, `concerns`, `complete`, or `missing`. */
  result: z.string().nullable(),
  returnedAt: instant.nullable(),
  returnReason: z.enum(ADDON_RETURN_REASONS).nullable(),
});
export type ServiceAddon = z.infer<typeof serviceAddonSchema>;
export const serviceAddonListSchema = z.array(serviceAddonSchema);
