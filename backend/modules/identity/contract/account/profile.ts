import { z } from 'zod';
import {
  clearableName,
  clearableParagraphs,
  clearableText,
  nameText,
  phone,
  text,
} from '#contract/http/primitives.ts';
import { clearableLatinName, onPaper } from '../latin-name.ts';
import { firstNameField, lastNameField, locationField } from './signup-fields.ts';
import { AVAILABILITIES, EXPERIENCE_LEVELS, TRANSPORTATIONS } from '../vocabulary/profile-choices.ts';
import { companySizeSchema, employerIndustrySchema, userTypeSchema } from './profile-choices.ts';

const ONBOARDING_PHONE_INVALID = 'Valid phone number required';

const skillList = z
  .array(text({ max: 80 }))
  .max(50)
  .transform((skills) => [...new Set(skills.filter((skill) => skill !== ''))]);

/**
 * The three steps of onboarding (rules.md#onboarding, rules.md#worker-skills); skills are stored for workers
 * only.
 */
export const profileRequestSchema = z.object({
  firstName: firstNameField,
  lastName: lastNameField,
  phone: phone(ONBOARDING_PHONE_INVALID),
  userType: userTypeSchema,
  location: locationField,
  skills: skillList.nullish().transform((skills) => skills ?? []),
});

const companyFieldsSchema = z.object({
  name: nameText({ min: 1, max: 120, message: 'Company name is required' }).check(onPaper),
  size: companySizeSchema,
  industry: employerIndustrySchema,
  location: locationField,
});

/** Free text: the sign-up form offers a list, older profiles and other clients have their own words. */
const optionalChoice = (known: readonly string[]) =>
  clearableText(80).describe(`One of ${known.join(', ')}, or your own words`);

/** The fields of a profile. Omitted fields stay as they are; `null` or an empty text clears one. */
export const userProfileRequestSchema = z.object({
  firstName: firstNameField.optional(),
  lastName: lastNameField.optional(),
  latinName: clearableLatinName(),
  phone: phone(ONBOARDING_PHONE_INVALID).optional(),
  userType: userTypeSchema.optional(),
  location: clearableName(200),
  bio: clearableParagraphs(1000),
  skills: skillList.optional(),
  experience: optionalChoice(EXPERIENCE_LEVELS),
  payRate: clearableText(100),
  certifications: clearableParagraphs(500),
  availability: optionalChoice(AVAILABILITIES),
  transportation: optionalChoice(TRANSPORTATIONS),
  /** Employers only: the company they speak for. */
  company: companyFieldsSchema.optional(),
});
