import { z } from 'zod';
import { optionalText, paragraphs, text } from '#contract/http/primitives.ts';
import {
  acceptTermsSchema,
  accountFields,
  locationField,
  phoneField,
  referralCodeField,
} from './signup-fields.ts';
import {
  availabilitySchema,
  experienceLevelSchema,
  transportationSchema,
  userTypeSchema,
} from './profile-choices.ts';

const listItems = z.array(text({ max: 80 })).max(50);

/** A list, or one text with commas; read as a list without empty items and repetitions. */
const itemList = z
  .union([listItems, paragraphs({ max: 2000 })])
  .nullish()
  .transform((items) => (typeof items === 'string' ? items.split(',') : (items ?? [])))
  .transform((items) => [...new Set(items.map((item) => item.trim()).filter((item) => item !== ''))])
  .pipe(listItems);

/** A missing `acceptTerms` is accepted as the form's text says so; `false` is refused (rules.md#terms-accepted). */
export const workerSignupRequestSchema = z.object({
  ...accountFields,
  phone: phoneField,
  location: locationField,
  experience: experienceLevelSchema,
  specialties: itemList,
  certifications: itemList,
  availability: availabilitySchema,
  transportation: transportationSchema,
  desiredPay: optionalText(100),
  acceptTerms: acceptTermsSchema.optional(),
  /** Sent by the form and not believed; `admin` is refused with 403. */
  userType: userTypeSchema.optional(),
  referralCode: referralCodeField,
});

export const workerSignupFormSchema = workerSignupRequestSchema.extend({ acceptTerms: acceptTermsSchema });
