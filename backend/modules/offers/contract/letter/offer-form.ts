import { z } from 'zod';
import { onPaper } from '#contract/identity/latin-name.ts';
import { email, nameText, phone } from '#contract/http/primitives.ts';
import { addOnSchema } from '#contract/billing/charging/charge.ts';
import { onSiteFields } from '#contract/hiring/first-day/first-day.ts';
import { benefitIdSchema } from '../terms/benefits.ts';
import { mergeLine, mergeText } from '../terms/merge-text.ts';
import {
  EMAIL_INVALID,
  expirationDaysField,
  OFFER_INCOMPLETE,
  offerPayRateField,
  offerWorkLocationField,
  payTypeSchema,
  PHONE_INVALID,
  START_DATE_INVALID,
} from '../terms/offer-fields.ts';

/** Empty, or masked as it was shown: the referral's own (rules.md#letter-contact). */
const notGiven = [z.literal(''), z.string().regex(/•/)] as const;

/** The parties of a letter; a form without them uses the referral and the employer's profile. */
const namesFields = {
  workerName: nameText({ max: 120 }).check(onPaper).optional(),
  workerPhone: z.union([...notGiven, phone(PHONE_INVALID)], { error: PHONE_INVALID }).optional(),
  workerEmail: z.union([...notGiven, email(EMAIL_INVALID)], { error: EMAIL_INVALID }).optional(),
  jobTitle: nameText({ max: 150 }).check(onPaper).optional(),
  company: nameText({ max: 150 }).check(onPaper).optional(),
  signatoryName: nameText({ max: 120 }).check(onPaper).optional(),
  signatoryTitle: nameText({ max: 120 }).check(onPaper).optional(),
};

/** The dashboard's offer dialog: stricter than the call, a start date is required (rules.md#offer-required-fields). */
export const offerFormSchema = z.object({
  startDate: z
    .string({ error: OFFER_INCOMPLETE })
    .min(1, OFFER_INCOMPLETE)
    .pipe(z.iso.date(START_DATE_INVALID)),
  payRate: offerPayRateField,
  payType: payTypeSchema,
  /** The confirmed pay, as it was typed then (rules.md#unlikely-pay). */
  confirmedFor: z.string().optional(),
  workLocation: offerWorkLocationField,
  schedule: mergeLine(200),
  benefits: z.array(benefitIdSchema),
  conditions: mergeText(5000),
  customTerms: mergeText(5000),
  expirationDays: expirationDaysField,
  addOns: z.array(addOnSchema),
  ...namesFields,
  ...onSiteFields,
});

/** The dialog of the letter's own card, which stops at the draft: the start may still be open (rules.md#draft-first). */
export const offerDraftFormSchema = offerFormSchema.extend({
  startDate: z.union([z.literal(''), z.iso.date()], { error: START_DATE_INVALID }),
});
export type OfferFormInput = z.input<typeof offerFormSchema>;
