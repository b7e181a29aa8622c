import { z } from 'zod';
import { optionalPhone } from '#contract/http/primitives.ts';
import {
  acceptTermsSchema,
  firstNameField,
  lastNameField,
  PHONE_INVALID,
  referralCodeField,
} from '../account/signup-fields.ts';

/** The provider's facts about someone new: the email is fixed, the names may be corrected. */
export const providerIdentitySchema = z.object({
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
});
export type ProviderIdentity = z.infer<typeof providerIdentitySchema>;

/** The rest of an account that a provider opens: no password, the Terms all the same (rules.md#terms-accepted). */
export const providerSignupRequestSchema = z.object({
  firstName: firstNameField,
  lastName: lastNameField,
  phone: optionalPhone(PHONE_INVALID),
  acceptTerms: acceptTermsSchema,
  referralCode: referralCodeField,
});
