import { z } from 'zod';

export const VERIFICATION_CODE_LENGTH = 6;
export const VERIFICATION_CODE_INVALID = 'Invalid Code';

/** Anything but six digits is refused here and costs no try (decision 78). */
export const verifyReferralRequestSchema = z.object({
  code: z
    .string({ error: VERIFICATION_CODE_INVALID })
    .trim()
    .regex(/^\d{6}$/, VERIFICATION_CODE_INVALID),
});
export type VerifyReferralRequest = z.infer<typeof verifyReferralRequestSchema>;
