import { z } from 'zod';
import { addOnsQuerySchema, chargeLineSchema } from '#contract/billing/charging/charge.ts';
import { dollars, uuid } from '#contract/http/primitives.ts';
import { PAY_PERIODS } from '#contract/jobs/vocabulary/pay-rate.ts';
import { chosenPayTypeField, offerPayRateField } from '../terms/offer-fields.ts';

export const offerQuoteQuerySchema = z.object({
  referralId: uuid,
  payRate: offerPayRateField,
  payType: chosenPayTypeField,
  addOns: addOnsQuerySchema,
});
export type OfferQuoteQuery = z.infer<typeof offerQuoteQuerySchema>;
export type OfferQuoteQueryInput = z.input<typeof offerQuoteQuerySchema>;

/**
 * The reading of the pay, the lower end of a range, and its first month. `isUnlikely` requires a confirmation
 * (rules.md#unlikely-pay).
 */
export const quotedPaySchema = z.object({
  amount: dollars,
  period: z.enum(PAY_PERIODS),
  firstMonth: dollars,
  isUnlikely: z.boolean(),
});
export type QuotedPay = z.infer<typeof quotedPaySchema>;

/** The charge for creating the offer now, without earlier charges (rules.md#charged-once). */
export const offerQuoteSchema = z.object({
  lines: z.array(chargeLineSchema),
  total: dollars,
  pay: quotedPaySchema,
});
export type OfferQuote = z.infer<typeof offerQuoteSchema>;
