import { z } from 'zod';
import { addOnSchema } from '#contract/billing/charge.ts';
import { benefitIdSchema } from './benefits.ts';
import { mergeText } from './merge-text.ts';
import {
  expirationDaysField,
  OFFER_INCOMPLETE,
  offerPayRateField,
  offerWorkLocationField,
  payTypeSchema,
  START_DATE_INVALID,
} from './offer-fields.ts';

/** The dashboard's offer dialog: stricter than the call, a start date is required (rules.md#offer-required-fields). */
export const offerFormSchema = z.object({
  startDate: z
    .string({ error: OFFER_INCOMPLETE })
    .min(1, OFFER_INCOMPLETE)
    .pipe(z.iso.date(START_DATE_INVALID)),
  payRate: offerPayRateField,
  payType: payTypeSchema,
  workLocation: offerWorkLocationField,
  schedule: mergeText(200),
  benefits: z.array(benefitIdSchema),
  conditions: mergeText(5000),
  customTerms: mergeText(5000),
  expirationDays: expirationDaysField,
  addOns: z.array(addOnSchema),
});

/** The dialog of the letter's own card, which stops at the draft: the start may still be open (rules.md#draft-first). */
export const offerDraftFormSchema = offerFormSchema.extend({
  startDate: z.union([z.literal(''), z.iso.date()], { error: START_DATE_INVALID }),
});
export type OfferFormInput = z.input<typeof offerFormSchema>;
