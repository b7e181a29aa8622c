import { z } from 'zod';
import { addOnSchema } from '../../billing/contract/charge.ts';
import { text } from '../../../platform/http/contract/primitives.ts';
import { benefitIdSchema } from './benefits.ts';
import {
  expirationDaysField,
  OFFER_INCOMPLETE,
  offerPayRateField,
  offerWorkLocationField,
  payTypeSchema,
  START_DATE_INVALID,
} from './offer-fields.ts';

/** The dashboard's offer dialog: stricter than the call, a start date is required (document 2 §5). */
export const offerFormSchema = z.object({
  startDate: z
    .string({ error: OFFER_INCOMPLETE })
    .min(1, OFFER_INCOMPLETE)
    .pipe(z.iso.date(START_DATE_INVALID)),
  payRate: offerPayRateField,
  payType: payTypeSchema,
  workLocation: offerWorkLocationField,
  schedule: text({ max: 200 }),
  benefits: z.array(benefitIdSchema),
  conditions: text({ max: 5000 }),
  customTerms: text({ max: 5000 }),
  expirationDays: expirationDaysField,
  addOns: z.array(addOnSchema),
});
export type OfferFormInput = z.input<typeof offerFormSchema>;
