import { z } from 'zod';
import { optionalPhone } from '#contract/http/primitives.ts';
import { acceptTermsSchema, accountFields, PHONE_INVALID, referralCodeField } from './signup-fields.ts';

/** A person signs up as a referrer and chooses a role afterward (rules.md#role-after-sign-up). */
export const signupRequestSchema = z.object({
  ...accountFields,
  phone: optionalPhone(PHONE_INVALID),
  acceptTerms: acceptTermsSchema,
  referralCode: referralCodeField,
});
