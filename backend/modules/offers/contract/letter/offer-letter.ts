import { z } from 'zod';
import { addOnSchema } from '#contract/billing/charging/charge.ts';
import { paymentSchema } from '#contract/billing/charging/payment.ts';
import { offerStatusSchema } from '#contract/hiring/referral/offer-summary.ts';
import { reportFields } from '#contract/hiring/referral-status.ts';
import { referralSchema } from '#contract/hiring/referral.ts';
import { LANGUAGES } from '#contract/http/vocabulary/language.ts';
import { day, instant, optionalParagraphs, optionalText, uuid } from '#contract/http/primitives.ts';
import { addendumSchema } from '../changing/addendum.ts';
import { letterActionsSchema, requestActionsSchema } from './letter-actions.ts';
import { benefitIdSchema } from '../terms/benefits.ts';
import { pendingVersionSchema } from '../changing/amend-offer.ts';
import { counterProposalSchema } from '../changing/counter-offer.ts';
import { payTypeSchema } from '../terms/offer-fields.ts';
import { paperScanSchema } from '../changing/open-letter.ts';
import { offerRequestSchema } from '../signing/sign-offer.ts';

/**
 * The letter for its owner and the referrer; only the owner gets `signingUrl`, `payment`, and the candidate's
 * contact data.
 */
export const offerLetterSchema = z.object({
  id: uuid,
  referralId: uuid,
  employerId: uuid,
  status: offerStatusSchema,
  /** The possible actions now; the owner's only (rules.md#offer-statuses). */
  actions: letterActionsSchema,
  /** Counts from 1; an amendment of a letter that was sent is the next one (rules.md#amended-offers). */
  version: z.int(),
  workerName: z.string(),
  workerEmail: z.string().nullable(),
  workerPhone: z.string().nullable(),
  jobTitle: z.string(),
  company: z.string(),
  payRate: z.string(),
  payType: payTypeSchema,
  startDate: day.nullable(),
  workLocation: z.string(),
  schedule: z.string().nullable(),
  benefits: z.string(),
  benefitIds: z.array(benefitIdSchema),
  conditions: z.string().nullable(),
  customTerms: z.string().nullable(),
  /** The signatory for the employer (rules.md#letter-signatory). */
  signatoryName: z.string().nullable(),
  signatoryTitle: z.string().nullable(),
  expirationDays: z.int(),
  addOns: z.array(addOnSchema),
  documentUrl: z.string(),
  /** SHA-256 of the signed PDF, in hexadecimal (rules.md#document-hash). */
  documentHash: z.string().nullable(),
  /** How it was signed; a paper signature has no document here. */
  signatureKind: z.enum(['digital', 'paper']).nullable(),
  /** The typed name if it differs from the letter's; the owner's only (rules.md#signed-name). */
  signedAs: z.string().nullable(),
  /** The scan of a letter that was signed on paper; the owner's only (rules.md#paper-scan). */
  paperScan: paperScanSchema.nullable(),
  /**
   * The link to copy while the letter awaits an answer; it requires a code (rules.md#link-tokens,
   * rules.md#copied-links).
   */
  signingUrl: z.string().nullable(),
  payment: paymentSchema.nullable(),
  /** Everything that was paid for it so far, the first payment first; the owner's only. */
  payments: z.array(paymentSchema.pick({ amount: true, lines: true }).extend({ paidAt: instant.nullable() })),
  /**
   * The candidate's additional requests for the letter or an addendum; the owner's only
   * (rules.md#paper-and-withdrawal).
   */
  requests: z.array(offerRequestSchema.extend({ offerLetterId: uuid, actions: requestActionsSchema })),
  /** When the candidate withdrew the consent to sign electronically; the owner's only. */
  consentWithdrawnAt: instant.nullable(),
  /** The last request for a change of this version; the owner's only (rules.md#counter-proposals). */
  counter: counterProposalSchema.nullable(),
  /** The next version, not paid yet: the candidate has this one until then. The owner's only (rules.md#amended-offers). */
  pending: pendingVersionSchema.nullable(),
  /** To a signed letter, the newest first; the owner's only (rules.md#addendum). */
  addenda: z.array(addendumSchema),
  createdAt: instant,
  sentAt: instant.nullable(),
  viewedAt: instant.nullable(),
  signedAt: instant.nullable(),
  declinedAt: instant.nullable(),
  withdrawnAt: instant.nullable(),
  /** Null while it is a draft. */
  expiresAt: instant.nullable(),
});
export type OfferLetter = z.infer<typeof offerLetterSchema>;

/** 409 while a letter is live (rules.md#one-live-offer). */
export const OFFER_EXISTS = 'An offer letter has already been created for this referral.';

export const offerCreatedSchema = z.object({
  offerLetter: offerLetterSchema,
  payment: paymentSchema,
  referral: referralSchema,
});
export type OfferCreated = z.infer<typeof offerCreatedSchema>;

const SIGNING_PROVIDERS = ['builtin', 'docusign'] as const;
/** `docusign` means the built-in signing unless DocuSign is configured (rules.md#built-in-signing). */
export const sendOfferRequestSchema = z.object({
  provider: z.enum(SIGNING_PROVIDERS, { error: 'Unknown provider' }).default('builtin'),
});

export const withdrawOfferRequestSchema = z.object({
  reason: optionalParagraphs(1000),
  ...reportFields,
});

/**
 * The PDF is for the owner and the holder of the signing link, in the worker's language unless another is
 * requested.
 */
export const offerDocumentQuerySchema = z.object({
  token: optionalText(300),
  language: z
    .enum(LANGUAGES)
    .nullish()
    .transform((language) => language ?? null),
});
