import { z } from 'zod';
import { offerStatusSchema } from '#contract/hiring/offer-summary.ts';
import { day, instant, mustBeTrue, optionalText, text, uuid } from '#contract/http/primitives.ts';
import { payTypeSchema } from './offer-fields.ts';

/** What the candidate's public page shows (rules.md#offer-page); an answered or late link says so in its status (rules.md#answered-links). */
export const offerSigningSchema = z.object({
  id: uuid,
  jobTitle: z.string(),
  company: z.string(),
  workerName: z.string(),
  payRate: z.string(),
  payType: payTypeSchema,
  startDate: day.nullable(),
  workLocation: z.string(),
  schedule: z.string().nullable(),
  benefits: z.string(),
  conditions: z.string().nullable(),
  customTerms: z.string().nullable(),
  expiresAt: instant.nullable(),
  status: offerStatusSchema,
  /** With the link's token, so that it opens without an account. */
  documentUrl: z.string(),
  signedAt: instant.nullable(),
  documentHash: z.string().nullable(),
});
export type OfferSigning = z.infer<typeof offerSigningSchema>;

/** To the worker whose application it is (rules.md#link-tokens). */
export const ownOfferSchema = z.object({ signingUrl: z.string() });
export type OwnOffer = z.infer<typeof ownOfferSchema>;

/** What the candidate agrees to on the page, and what the signed document says they agreed to (rules.md#signing). */
export const ESIGN_CONSENT =
  'I agree to sign this offer electronically and that my electronic signature is as binding as one on paper.';

/** The bare `{acceptedTerms}` works; the page also sends the typed name and the consent (rules.md#signing). */
export const signOfferRequestSchema = z.object({
  acceptedTerms: z.boolean({ error: 'Please accept or decline the offer' }),
  signature: optionalText(120),
  esignConsent: z
    .boolean()
    .nullish()
    .transform((consent) => consent ?? false),
});
export type SignOfferInput = z.input<typeof signOfferRequestSchema>;

/** What the page asks of someone who accepts; declining needs none of it. */
export const signOfferFormSchema = z.object({
  signature: text({ min: 2, max: 120, message: 'Please type your full name' }),
  acceptedTerms: mustBeTrue('You must accept the terms of the offer'),
  esignConsent: mustBeTrue('You must agree to sign electronically'),
});

/** The path parameter of `GET /api/offer-letters/verify/{documentHash}`. */
export const documentHashSchema = z
  .string()
  .regex(/^[0-9a-f]{64}$/i, "This isn't a document hash")
  .toLowerCase();

export const documentVerificationSchema = z.object({
  known: z.boolean(),
  signedAt: instant.nullable(),
  status: offerStatusSchema.nullable(),
});
export type DocumentVerification = z.infer<typeof documentVerificationSchema>;
