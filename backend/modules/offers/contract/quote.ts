import { z } from 'zod';
import { addOnsQuerySchema, chargeLineSchema } from '#contract/billing/charge.ts';
import { dollars, uuid } from '#contract/http/primitives.ts';
import { DEFAULT_PAY_TYPE, offerPayRateField, payTypeSchema } from './offer-fields.ts';

export const offerQuoteQuerySchema = z.object({
  referralId: uuid,
  payRate: offerPayRateField,
  payType: payTypeSchema.default(DEFAULT_PAY_TYPE),
  addOns: addOnsQuerySchema,
});
export type OfferQuoteQuery = z.infer<typeof offerQuoteQuerySchema>;
export type OfferQuoteQueryInput = z.input<typeof offerQuoteQuerySchema>;

/** What creating the offer would charge now: only what is not charged yet (rules.md#charged-once). */
export const offerQuoteSchema = z.object({ lines: z.array(chargeLineSchema), total: dollars });
export type OfferQuote = z.infer<typeof offerQuoteSchema>;
