import { z } from 'zod';
import { languageSchema } from '#contract/http/primitives.ts';
import { onPaper } from '#contract/identity/latin-name.ts';
import {
  dollars,
  instant,
  mustBeTrue,
  nameText,
  optionalName,
  optionalText,
  text,
} from '#contract/http/primitives.ts';
import { US_STATES } from '#contract/waitlist/us-states.ts';
import { readTaxId } from '../vocabulary/taxes/tax-number.ts';
import { TAX_CLASSIFICATIONS, TAX_FORM_STATUSES, TAX_ID_TYPES } from '../vocabulary/taxes/taxes.ts';

const STATE_MISSING = 'Choose a state';
const ZIP_INVALID = 'Please enter a valid ZIP code';
const SSN_INVALID = 'Please enter a valid Social Security number or ITIN';
const EIN_INVALID = 'Please enter a valid employer number (EIN)';
const EIN_NEEDED = 'This kind of taxpayer has an employer number (EIN)';
const MUST_CERTIFY = 'You must certify this to sign';

const shape = z.object({
  name: nameText({ min: 2, max: 120, message: 'Please enter the name on your tax return' }).check(onPaper),
  businessName: optionalName(120).check(onPaper),
  classification: z.enum(TAX_CLASSIFICATIONS, { error: 'Choose what applies to you' }),
  taxIdType: z.enum(TAX_ID_TYPES, { error: 'Choose a kind of number' }),
  /** Empty retains the number on file, if it is of the same type. */
  taxId: optionalText(20),
  street: nameText({ min: 3, max: 120, message: 'Address is required' }).check(onPaper),
  city: nameText({ min: 2, max: 60, message: 'City or town is required' }).check(onPaper),
  state: z.enum(US_STATES, { error: STATE_MISSING }),
  zip: text({ max: 10, message: ZIP_INVALID }).regex(/^\d{5}(-?\d{4})?$/, ZIP_INVALID),
  certified: mustBeTrue(MUST_CERTIFY),
  signature: nameText({ min: 2, max: 120, message: 'Type your full name to sign' }),
  /** The hash of the certification that was shown: it identifies the signed text. */
  certificationHash: z.string().regex(/^[0-9a-f]{64}$/, "This isn't a certification that we show"),
});

type ProfileInput = z.output<typeof shape>;

/** A wrong number is marked even while other fields are invalid. */
const always = { when: () => true };
const fitsClassification = ({ classification, taxIdType }: ProfileInput): boolean =>
  classification === undefined || classification === 'individual' || taxIdType === 'ein';
const isReadable = ({ taxIdType, taxId }: ProfileInput): boolean =>
  !taxId || !TAX_ID_TYPES.includes(taxIdType) || readTaxId(taxIdType, taxId) !== null;

/** A Form W-9: the payee, their number, and their certification (rules.md#tax-forms). */
export const taxProfileRequestSchema = shape
  .refine(fitsClassification, { path: ['taxIdType'], error: EIN_NEEDED, ...always })
  .refine((asked) => asked.taxIdType !== 'ein' || isReadable(asked), {
    path: ['taxId'],
    error: EIN_INVALID,
    ...always,
  })
  .refine((asked) => asked.taxIdType === 'ein' || isReadable(asked), {
    path: ['taxId'],
    error: SSN_INVALID,
    ...always,
  })
  .transform(({ taxId, ...rest }) => ({
    ...rest,
    taxId: taxId === null ? null : readTaxId(rest.taxIdType, taxId),
  }));
export type TaxProfileInput = z.input<typeof taxProfileRequestSchema>;
export type SignedTaxForm = z.output<typeof taxProfileRequestSchema>;

const certificationSchema = z.object({
  version: z.string(),
  language: languageSchema,
  opening: z.string(),
  statements: z.array(z.string()),
  /** Sent with the signature. */
  sha256: z.string(),
});

/** The form on file, with only the last four digits of its number. */
const storedTaxProfileSchema = z.object({
  name: z.string(),
  businessName: z.string().nullable(),
  classification: z.enum(TAX_CLASSIFICATIONS),
  taxIdType: z.enum(TAX_ID_TYPES),
  taxIdLast4: z.string().regex(/^\d{4}$/),
  street: z.string(),
  city: z.string(),
  state: z.enum(US_STATES),
  zip: z.string(),
  signature: z.string(),
  signedAt: instant,
  certificationVersion: z.string(),
  documentHash: z.string(),
});
export type StoredTaxProfile = z.infer<typeof storedTaxProfileSchema>;

export const taxProfileSchema = z.object({
  status: z.enum(TAX_FORM_STATUSES),
  profile: storedTaxProfileSchema.nullable(),
  year: z.int(),
  /** In this year, as a tax office counts it. */
  paid: dollars,
  /** Promised and not yet due. */
  coming: dollars,
  /** Reported from this amount on; for the state on file or in the account. */
  threshold: dollars,
  /** The state of that threshold; null for the federal one, and if the state of residence is unknown. */
  thresholdState: z.string().length(2).nullable(),
  /** If false, the threshold is the lowest of any state. */
  isStateKnown: z.boolean(),
  federalThreshold: dollars,
  certification: certificationSchema,
});
export type TaxProfileView = z.infer<typeof taxProfileSchema>;

export const taxLanguageQuerySchema = z.object({ language: languageSchema.default('en') });
