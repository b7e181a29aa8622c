import { z } from 'zod';
import { addOnsQuerySchema } from '#contract/billing/charging/charge.ts';
import { day, dollars, instant, uuid } from '#contract/http/primitives.ts';
import { createOfferRequestFields, toOffer } from '../letter/create-offer.ts';
import { chosenPayTypeField, offerPayRateField, payTypeSchema } from '../terms/offer-fields.ts';
import { offerQuoteSchema } from '../letter/quote.ts';

/**
 * Like creating an offer; `version` is the version that was changed, for callers that want a conflict if it
 * is no longer the last.
 */
export const amendOfferRequestSchema = createOfferRequestFields
  .extend({
    version: z.int().min(1).nullish(),
  })
  .transform(({ version, otherCard, ...body }) => ({
    version: version ?? null,
    otherCard,
    offer: toOffer(body),
  }));
export type AmendOfferInput = z.input<typeof amendOfferRequestSchema>;

export const amendmentQuoteQuerySchema = z.object({
  payRate: offerPayRateField,
  payType: chosenPayTypeField,
  addOns: addOnsQuerySchema,
});
export type AmendmentQuoteQuery = z.infer<typeof amendmentQuoteQuerySchema>;
export type AmendmentQuoteQueryInput = z.input<typeof amendmentQuoteQuerySchema>;

/** The charge and the refund that new terms would cause now (rules.md#amended-offers). */
export const amendmentQuoteSchema = offerQuoteSchema.extend({ refund: dollars });
export type AmendmentQuote = z.infer<typeof amendmentQuoteSchema>;

/** A summary of a version that waits for its payment. */
export const pendingVersionSchema = z.object({
  version: z.int(),
  payRate: z.string(),
  payType: payTypeSchema,
  startDate: day.nullable(),
});

/** A version that had gone out before another replaced it, as the candidate read it. */
export const letterVersionSchema = z.object({
  offerLetterId: uuid,
  version: z.int(),
  workerName: z.string(),
  jobTitle: z.string(),
  company: z.string(),
  payRate: z.string(),
  payType: payTypeSchema,
  startDate: day.nullable(),
  workLocation: z.string(),
  schedule: z.string().nullable(),
  benefits: z.string(),
  conditions: z.string().nullable(),
  customTerms: z.string().nullable(),
  signatoryName: z.string().nullable(),
  signatoryTitle: z.string().nullable(),
  sentAt: instant,
  viewedAt: instant.nullable(),
  replacedAt: instant,
});
export type LetterVersion = z.infer<typeof letterVersionSchema>;
/** Newest first. */
export const letterVersionsSchema = z.array(letterVersionSchema);
