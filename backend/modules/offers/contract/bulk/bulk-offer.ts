import { z } from 'zod';
import { chargeLineSchema, otherCardField } from '#contract/billing/charging/charge.ts';
import { dollars, optionalName, uuid } from '#contract/http/primitives.ts';
import { offerDataSchema, toOffer } from '../letter/create-offer.ts';
import { confirmedPayField, offerPayRateField, offerStartDateField } from '../terms/offer-fields.ts';
import { offerLetterSchema } from '../letter/offer-letter.ts';
import { quotedPaySchema } from '../letter/quote.ts';
import { MOST_OFFERED_TOGETHER } from '../vocabulary/bulk/offers-together.ts';

const NOBODY_CHOSEN = 'Please choose at least one person';
const TOO_MANY_CHOSEN = 'One form makes offers to 25 people at most';

const referralIdsField = z
  .array(uuid, { error: NOBODY_CHOSEN })
  .min(1, NOBODY_CHOSEN)
  .max(MOST_OFFERED_TOGETHER, TOO_MANY_CHOSEN)
  .transform((ids) => [...new Set(ids)]);

/** The terms that differ for one person; missing and null use the shared ones. */
const ownTermsSchema = z.object({
  referralId: uuid,
  payRate: offerPayRateField.nullish().transform((payRate) => payRate ?? null),
  startDate: offerStartDateField,
  /** In Latin letters, for a name that no letter prints (rules.md#latin-names). */
  workerName: optionalName(120),
  /** Confirms their own pay rate. */
  confirmedPay: confirmedPayField,
});

/** The shared terms with the on-site contact; each referral supplies the person. */
const sharedOfferSchema = offerDataSchema
  .omit({ workerName: true, workerEmail: true })
  .transform((offer) =>
    toOffer({ offerData: { ...offer, workerName: null, workerEmail: null }, addOns: [] }),
  );

/** `POST /api/offer-letters/bulk` and its quote: a letter each, one payment (rules.md#offers-to-several). */
export const bulkOfferRequestSchema = z.object({
  referralIds: referralIdsField,
  offer: sharedOfferSchema,
  people: z
    .array(ownTermsSchema)
    .max(MOST_OFFERED_TOGETHER, TOO_MANY_CHOSEN)
    .nullish()
    .transform((people) => people ?? []),
  otherCard: otherCardField,
});
export type BulkOfferRequest = z.infer<typeof bulkOfferRequestSchema>;
export interface BulkOfferInput {
  readonly referralIds: readonly string[];
  readonly offer: z.input<typeof offerDataSchema>;
  readonly people?: readonly z.input<typeof ownTermsSchema>[];
  readonly otherCard?: boolean;
}

/** The reason for a missing letter, like the error of a refused call. */
const rowErrorSchema = z.object({
  code: z.string(),
  message: z.string(),
  issues: z.array(z.object({ path: z.string(), message: z.string() })),
});
export type BulkRowError = z.infer<typeof rowErrorSchema>;

const bulkOfferRowSchema = z.object({
  referralId: uuid,
  ok: z.boolean(),
  /** Includes the shared payment. Null if the row failed. */
  offerLetter: offerLetterSchema.nullable(),
  error: rowErrorSchema.nullable(),
});
export type BulkOfferRow = z.infer<typeof bulkOfferRowSchema>;
/** In the order of the request. */
export const bulkOfferResultSchema = z.array(bulkOfferRowSchema);

/** The charge now, who would get a letter, and who would not. */
export const bulkQuoteSchema = z.object({
  rows: z.array(
    z.object({
      referralId: uuid,
      total: dollars.nullable(),
      /** Null if the row fails. */
      pay: quotedPaySchema.nullable(),
      error: rowErrorSchema.nullable(),
    }),
  ),
  /** One a kind, for everyone together. */
  lines: z.array(chargeLineSchema),
  total: dollars,
});
export type BulkQuote = z.infer<typeof bulkQuoteSchema>;
