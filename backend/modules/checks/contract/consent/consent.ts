import { z } from 'zod';
import { languageSchema } from '#contract/http/primitives.ts';
import { linkCodeField } from '#contract/http/link-code.ts';
import { instant, nameText, optionalEmail } from '#contract/http/primitives.ts';
import { backgroundPackageInfoSchema } from '../order/background-package-schema.ts';
import { appointmentSchema } from '../drug-test/drug-test.ts';
import { CHECK_PACKAGES } from '../vocabulary/order/check-packages.ts';

const CONSENT_INCOMPLETE = 'Please complete all required fields and acknowledgments.';
const MOST_SIGNATURE = 200;

/**
 * The page `/background-check-consent/{token}` (rules.md#consent-page); contact data are masked until the
 * candidate confirms (rules.md#masked-contact).
 */
export const consentPageSchema = z.object({
  jobTitle: z.string(),
  employerCompany: z.string(),
  /** The job's place, whose state and city may add rules (rules.md#local-check-rules). */
  jobLocation: z.string(),
  candidateName: z.string(),
  candidatePhone: z.string(),
  candidateEmail: z.string().nullable(),
  /** The language of the text that led here, in which the page starts. */
  workerLanguage: languageSchema,
  packageType: z.enum(CHECK_PACKAGES),
  packageInfo: backgroundPackageInfoSchema,
  /** The agency that the disclosure names. */
  provider: z.string(),
  fcraDisclosureVersion: z.string(),
  /** The agency emails the candidate, and no address is known: the authorization requires one. */
  needsEmail: z.boolean(),
  /** A decision was made by this link, whichever: it is final (rules.md#consent-final). */
  consentAlreadyGiven: z.boolean(),
  decision: z.enum(['authorized', 'declined']).nullable(),
  decidedAt: instant.nullable(),
  /**
   * After a yes, if the agency has its own page for the candidate: `preparing` until it has the order,
   * `asking` while it waits for them at `url`. Null if it requires nothing, or has all its data.
   */
  agencyStep: z.object({ status: z.enum(['preparing', 'asking']), url: z.url().nullable() }).nullable(),
  /** The place and the deadline of a drug test, once the agency has named them. */
  appointment: appointmentSchema.nullable(),
  /** The record of what was signed, for who signed it. */
  documentUrl: z.string().nullable(),
  /**
   * The masked phone for the code of a copied link (rules.md#copied-links). Null for the link that was sent.
   */
  codeSentTo: z.string().nullable(),
  /** The candidate wants the disclosure and the authorization on paper (rules.md#check-esign-consent). */
  paperAskedAt: instant.nullable(),
  expiresAt: instant,
});
export type ConsentPage = z.infer<typeof consentPageSchema>;

/** Declining needs neither a signature nor ticks (rules.md#consent-final). */
export const answerConsentRequestSchema = z
  .object({
    consentGiven: z.boolean({ error: CONSENT_INCOMPLETE }),
    candidateSignature: nameText({ max: MOST_SIGNATURE, message: CONSENT_INCOMPLETE })
      .nullish()
      .transform((value) => value || null),
    /** Required if the page said `needsEmail`. */
    candidateEmail: optionalEmail('Please enter a valid email address'),
    /** Both boxes of the screen were checked; the record says so. */
    acknowledged: z.boolean().nullish(),
    code: linkCodeField,
    /** The version of the consent to read electronically that the page showed before; nothing for a bare call, which shows none. */
    esignVersion: z.string().nullish(),
    /** The language in which the texts were read. */
    language: languageSchema.nullish(),
  })
  .refine(({ consentGiven, candidateSignature }) => !consentGiven || candidateSignature !== null, {
    error: CONSENT_INCOMPLETE,
    path: ['candidateSignature'],
  });
export type AnswerConsentInput = z.input<typeof answerConsentRequestSchema>;

export const askOnPaperRequestSchema = z.object({ code: linkCodeField });
export type AskOnPaperInput = z.input<typeof askOnPaperRequestSchema>;

const CONSENT_STATUSES = ['pending', 'consent-declined', 'recorded'] as const;
/** `pending`: the check has started. `recorded`: it starts when the employer has paid. */
export const consentAnsweredSchema = z.object({ status: z.enum(CONSENT_STATUSES), message: z.string() });
export type ConsentAnswered = z.infer<typeof consentAnsweredSchema>;
