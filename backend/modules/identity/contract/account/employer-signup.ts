import { z } from 'zod';
import { onPaper } from '../latin-name.ts';
import { nameText } from '#contract/http/primitives.ts';
import {
  acceptTermsSchema,
  accountFields,
  locationField,
  phoneField,
  referralCodeField,
} from './signup-fields.ts';
import { companySizeSchema, employerIndustrySchema, userTypeSchema } from './profile-choices.ts';

/** A missing `acceptTerms` is accepted as the form's text says so; `false` is refused (rules.md#terms-accepted). */
export const employerSignupRequestSchema = z.object({
  ...accountFields,
  phone: phoneField,
  companyName: nameText({ min: 1, max: 120, message: 'Company name is required' }).check(onPaper),
  companySize: companySizeSchema,
  industry: employerIndustrySchema,
  location: locationField,
  acceptTerms: acceptTermsSchema.optional(),
  /** Sent by the form and not believed; `admin` is refused with 403. */
  userType: userTypeSchema.optional(),
  referralCode: referralCodeField,
});

export const employerSignupFormSchema = employerSignupRequestSchema.extend({
  acceptTerms: acceptTermsSchema,
});
