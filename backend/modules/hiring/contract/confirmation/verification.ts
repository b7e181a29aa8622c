import { z } from 'zod';
const VERIFICATION_CODE_INVALID = 'Invalid Code';

/** Anything but six digits is refused here and costs no try (rules.md#code-tries). */
export const verifyReferralRequestSchema = z.object({
  code: z
    .string({ error: VERIFICATION_CODE_INVALID })
    .trim()
    .regex(/^\d{6}$/, VERIFICATION_CODE_INVALID),
});
