import { z } from 'zod';
import { BACKGROUND_PACKAGES } from '#contract/billing/vocabulary/charging/background-packages.ts';

export const backgroundPackageSchema = z.enum(BACKGROUND_PACKAGES, { error: 'Please select a package' });

export const backgroundPackageInfoSchema = z.object({ price: z.string(), includes: z.array(z.string()) });
