import { z } from 'zod';
import { optionalLatinName } from '#contract/identity/latin-name.ts';
import { mustBeTrue, nameText, paragraphs, phone, text } from '#contract/http/primitives.ts';
import { typedCodeField } from '#contract/http/link-code.ts';

const PHONE_INVALID = 'Please enter a valid phone number';
const NO_SKILL = 'Please choose your trade';
const NO_EXPERIENCE = 'Please select experience level';
const NO_PAY = 'Please say what pay you want';

const listItems = z.array(text({ max: 80 })).max(50);

/** A list, or one text with commas; at least one. */
const tradeList = z
  .union([listItems, paragraphs({ max: 2000 })], { error: NO_SKILL })
  .transform((skills) => (typeof skills === 'string' ? skills.split(',') : skills))
  .transform((skills) => [...new Set(skills.map((skill) => skill.trim()).filter((skill) => skill !== ''))])
  .pipe(listItems.min(1, NO_SKILL));

/** The applicant's details on a job's page, before the code (rules.md#apply-without-account). */
export const applicantSchema = z.object({
  name: nameText({ min: 2, max: 120, message: 'Name must be at least 2 characters' }),
  /** For papers, of a name whose letters they lack (rules.md#latin-names). */
  latinName: optionalLatinName(),
  /** The server parses it, as every phone (rules.md#phone-format). */
  phone: phone(PHONE_INVALID),
  location: nameText({ min: 1, max: 200, message: 'Location is required' }),
  skills: tradeList,
  experience: paragraphs({ min: 1, max: 2000, message: NO_EXPERIENCE }),
  payRate: text({ min: 1, max: 100, message: NO_PAY }),
  acceptTerms: mustBeTrue('You must be 18 or older and accept the Terms'),
});

/** With the code that was texted to the phone, with or without a space. */
export const applyRequestSchema = applicantSchema.extend({
  code: typedCodeField.transform((code) => code.replaceAll(/\s/g, '')),
});
export type ApplyInput = z.input<typeof applyRequestSchema>;
