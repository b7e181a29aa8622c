import { z } from 'zod';
import { languageSchema } from '#contract/http/primitives.ts';
import { offerStatusSchema } from '#contract/hiring/referral/offer-summary.ts';
import { OFFER_STATUSES } from '#contract/hiring/vocabulary/offer-status.ts';
import { linkCodeField, typedCodeField } from '#contract/http/link-code.ts';
import {
  day,
  instant,
  mustBeTrue,
  nameText,
  optionalName,
  paragraphs,
  uuid,
} from '#contract/http/primitives.ts';
import { counterProposalSchema } from '../changing/counter-offer.ts';
import { payTypeSchema } from '../terms/offer-fields.ts';
import { LETTER_TERMS } from '../vocabulary/terms/letter-terms.ts';
import { SIGNING_ACTIONS } from '../vocabulary/signing/signing-actions.ts';

/** The link of a replaced version belongs to no letter and leads to the new one (rules.md#amended-offers). */
const SIGNING_STATUSES = [...OFFER_STATUSES, 'replaced'] as const;

/** A term that an amendment changed; `before` is its value in the previous version. */
const changedTermSchema = z.object({ field: z.enum(LETTER_TERMS), before: z.string().nullable() });
export type ChangedTerm = z.infer<typeof changedTermSchema>;

const esignConsentSchema = z.object({
  version: z.string(),
  language: languageSchema,
  sections: z.array(z.object({ title: z.string(), text: z.string() })),
  statement: z.string(),
  /** Sent back with the answer as evidence of the text that was shown. */
  sha256: z.string(),
});

/** A candidate's request to the employer (rules.md#paper-and-withdrawal). */
export const offerRequestSchema = z.object({
  kind: z.enum(['paper_copy', 'consent_withdrawn']),
  mailingAddress: z.string().nullable(),
  requestedAt: instant,
  /** When the employer mailed it. */
  doneAt: instant.nullable(),
});

/**
 * The candidate's public page (rules.md#offer-page). The status reports an answered or late link
 * (rules.md#answered-links).
 */
export const offerSigningSchema = z.object({
  id: uuid,
  /** Opens nothing without the worker's account. */
  referralId: uuid,
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
  signatoryName: z.string().nullable(),
  signatoryTitle: z.string().nullable(),
  expiresAt: instant.nullable(),
  status: z.enum(SIGNING_STATUSES),
  /** The candidate's possible actions now, by this link. */
  actions: z.array(z.enum(SIGNING_ACTIONS)),
  /** A further document to a letter that was signed (rules.md#addendum). */
  isAddendum: z.boolean(),
  version: z.int(),
  /** Against the version before; empty in the first. */
  changes: z.array(changedTermSchema),
  /**
   * The link of the version that replaced this one; null if it was not sent yet, and for every other status.
   */
  newSigningUrl: z.string().nullable(),
  /** The last request for a change of this version (rules.md#counter-proposals). */
  counter: counterProposalSchema.nullable(),
  countersLeft: z.int(),
  /** Includes the link's token, so it opens without an account. */
  documentUrl: z.string(),
  signedAt: instant.nullable(),
  documentHash: z.string().nullable(),
  /** The consent to sign electronically, in the requested language; null if nothing is left to sign. */
  consent: esignConsentSchema.nullable(),
  /** When the candidate last opened this letter's document: before that, our page does not sign (rules.md#esign-consent). */
  documentOpenedAt: instant.nullable(),
  requests: z.array(offerRequestSchema),
  /** When the consent was withdrawn: this letter is signed on paper, or declined (rules.md#paper-and-withdrawal). */
  consentWithdrawnAt: instant.nullable(),
  /**
   * The masked phone that gets this link's code; null for the sent link, which needs none
   * (rules.md#copied-links).
   */
  codeSentTo: z.string().nullable(),
  /** The language of their account, or the referrer's choice; the page starts in it. */
  workerLanguage: languageSchema,
  /**
   * The employer's rating by others, without a name beyond the company (rules.md#rating-average); null
   * without ratings.
   */
  employerRating: z.object({ average: z.number().min(1).max(5), count: z.int().positive() }).nullable(),
  /** Has the letter that was signed on paper; null for every other letter, and once the employer has left. */
  employerContact: z
    .object({ name: z.string(), phone: z.string().nullable(), email: z.string().nullable() })
    .nullable(),
});
export type OfferSigning = z.infer<typeof offerSigningSchema>;

/** To the worker whose application it is (rules.md#link-tokens). */
export const ownOfferSchema = z.object({ signingUrl: z.string() });
export type OwnOffer = z.infer<typeof ownOfferSchema>;

export const signingPageQuerySchema = z.object({ language: languageSchema.default('en') });

/** The bare `{acceptedTerms}` works; the page also sends the typed name and the consent (rules.md#signing). */
export const signOfferRequestSchema = z
  .object({
    acceptedTerms: z.boolean({ error: 'Please accept or decline the offer' }),
    signature: optionalName(120),
    esignConsent: z
      .boolean()
      .nullish()
      .transform((consent) => consent ?? false),
    /**
     * The hash of the consent that our page showed. It implies a signature on a screen after opening the
     * document.
     */
    consentHash: z
      .string()
      .regex(/^[0-9a-f]{64}$/, "This isn't a consent that we show")
      .nullish()
      .transform((hash) => hash ?? null),
    /**
     * The signer confirmed that they sign with a name that differs from the letter's (rules.md#signed-name).
     */
    confirmedName: z
      .boolean()
      .nullish()
      .transform((isConfirmed) => isConfirmed ?? false),
    code: linkCodeField,
  })
  .refine(
    ({ acceptedTerms, consentHash, esignConsent }) => !acceptedTerms || consentHash === null || esignConsent,
    {
      path: ['esignConsent'],
      error: 'You must agree to sign electronically',
    },
  );
export type SignOfferInput = z.input<typeof signOfferRequestSchema>;

/** The page's fields for accepting; declining needs none of them. */
export const signOfferFormSchema = z.object({
  signature: nameText({ min: 2, max: 120, message: 'Please type your full name' }),
  acceptedTerms: mustBeTrue('You must accept the terms of the offer'),
  esignConsent: mustBeTrue('You must agree to sign electronically'),
});

/** The same by a copied link, whose code was texted (rules.md#copied-links). */
export const codedOfferFormSchema = signOfferFormSchema.extend({ code: typedCodeField });

/** The page's form: a paper copy needs an address. */
export const paperCopyRequestSchema = z.object({
  mailingAddress: paragraphs({ min: 10, max: 300, message: 'Please enter the full mailing address' }),
});

export const codedPaperCopySchema = paperCopyRequestSchema.extend({ code: typedCodeField });

/** By a copied link, with the code that was texted (rules.md#copied-links). */
export const withdrawConsentRequestSchema = z.object({ code: linkCodeField });
export type WithdrawConsentInput = z.input<typeof withdrawConsentRequestSchema>;
export const askForPaperRequestSchema = paperCopyRequestSchema.extend({ code: linkCodeField });
export type AskForPaperInput = z.input<typeof askForPaperRequestSchema>;

/** The path parameter of `GET /api/offer-letters/verify/{documentHash}`. */
export const documentHashSchema = z
  .string()
  .regex(/^[0-9a-f]{64}$/i, "This isn't a document hash")
  .toLowerCase();

/** For the holder of the file: only facts that are in it anyway (rules.md#document-check). */
export const documentVerificationSchema = z.object({
  known: z.boolean(),
  /** First name and last initial. */
  signedBy: z.string().nullable(),
  signedAt: instant.nullable(),
  status: offerStatusSchema.nullable(),
});
export type DocumentVerification = z.infer<typeof documentVerificationSchema>;
