import { z } from 'zod';
import { LANGUAGES } from '#contract/http/vocabulary/language.ts';
import { typedCodeField } from '#contract/http/link-code.ts';
import { optionalLatinName } from '#contract/identity/latin-name.ts';
import { mustBeTrue, nameText, optionalEmail, optionalParagraphs, phone } from '#contract/http/primitives.ts';

export const RELATIONSHIPS = ['family', 'friend', 'neighbor', 'coworker', 'customer', 'other'] as const;
const relationshipSchema = z.enum(RELATIONSHIPS, { error: 'Please select your relationship' });

const REFERRAL_PHONE_INVALID = 'Please enter a valid phone number';

/** The language of the text to the worker; if missing, the referrer's own. */
const workerLanguageSchema = z
  .enum(LANGUAGES, { error: 'Please choose a language' })
  .nullish()
  .transform((language) => language ?? null);

const workerShape = {
  workerName: nameText({ min: 2, max: 120, message: 'Worker name must be at least 2 characters' }),
  /** For papers, of a name whose letters they lack (rules.md#latin-names). */
  workerLatinName: optionalLatinName(),
  workerPhone: phone(REFERRAL_PHONE_INVALID),
  workerEmail: optionalEmail('Please enter a valid email'),
};

const referrerShape = {
  referrerName: nameText({ min: 2, max: 120, message: 'Your name must be at least 2 characters' }),
  referrerPhone: phone(REFERRAL_PHONE_INVALID),
  /** The code texted to the phone of a referrer who is not signed in (rules.md#refer-first). */
  code: typedCodeField
    .nullish()
    .transform((code) => (typeof code === 'string' ? code.replaceAll(/\s/g, '') : null)),
  /** A missing one is accepted as the form's text says so. */
  acceptTerms: mustBeTrue('You must be 18 or older and accept the Terms').optional(),
};

const referringShape = {
  experience: optionalParagraphs(2000),
  relationship: relationshipSchema,
  workerLanguage: workerLanguageSchema,
  consent: mustBeTrue('You must confirm consent'),
  jobId: z.uuid({ error: 'Please select a job' }),
};

/** The form of the refer-a-worker modal and the body of `POST /api/referrals` (rules.md#refer-form). */
export const referWorkerRequestSchema = z.object({
  ...referrerShape,
  ...workerShape,
  ...referringShape,
});
export type ReferWorkerInput = z.input<typeof referWorkerRequestSchema>;

export const CREW_SIZE = { min: 2, max: 12 } as const;

const WORKER_TWICE = 'This worker is in the crew twice';

const COUNTRY_OF_TEN_DIGITS = /^1(?=\d{10}$)/;

/** A form's rough check: with or without the country, in any grouping of the digits. The server reads other digits. */
function isSamePhone(one: string, other: string): boolean {
  const [digits = '', others] = [one, other].map((typed) =>
    typed.replaceAll(/\D/g, '').replace(COUNTRY_OF_TEN_DIGITS, ''),
  );
  return digits.length >= 10 && digits === others;
}

/** Two to twelve workers in one go, instead of the worker's own fields; what is said once holds for all of them. */
export const referCrewRequestSchema = z.object({
  ...referrerShape,
  ...referringShape,
  team: z
    .array(z.object({ ...workerShape, relationship: relationshipSchema.nullish() }), {
      error: 'A crew is a list of workers',
    })
    .min(CREW_SIZE.min, 'A crew has at least 2 workers')
    .max(CREW_SIZE.max, 'A crew has at most 12 workers')
    .check(({ value, issues }) => {
      for (const [index, { workerPhone }] of value.entries()) {
        const isTwice = value.slice(0, index).some((other) => isSamePhone(other.workerPhone, workerPhone));
        if (isTwice)
          issues.push({ code: 'custom', message: WORKER_TWICE, path: [index, 'workerPhone'], input: value });
      }
    }),
});
export type ReferCrewInput = z.input<typeof referCrewRequestSchema>;
