import { z } from 'zod';
import { dollars, uuid } from '#contract/http/primitives.ts';

const jobPackageSchema = z.object({
  id: uuid,
  name: z.string(),
  description: z.string(),
  price: dollars,
  /** Days. */
  duration: z.int().positive(),
  isFeatured: z.boolean(),
  includes: z.array(z.string()),
  sortOrder: z.int(),
});
export type JobPackage = z.infer<typeof jobPackageSchema>;
export const jobPackageListSchema = z.array(jobPackageSchema);

const boostPackageSchema = jobPackageSchema.pick({ id: true, name: true, price: true, duration: true });
export type BoostPackage = z.infer<typeof boostPackageSchema>;
export const boostPackageListSchema = z.array(boostPackageSchema);
