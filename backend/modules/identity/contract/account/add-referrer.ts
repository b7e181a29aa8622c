import { z } from 'zod';
import { text } from '#contract/http/primitives.ts';
import { personSchema } from '../user.ts';

const CODE_MISSING = 'Please enter a referral code';
const CODE_INVALID = 'Invalid referral code or you already have a referrer';

export const addReferrerRequestSchema = z.object({
  referralCode: text({ min: 1, max: 64, message: CODE_MISSING, tooLong: CODE_INVALID }),
});
export const addReferrerAnswerSchema = z.object({ referredBy: personSchema });
