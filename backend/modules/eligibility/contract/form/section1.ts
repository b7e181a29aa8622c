import { z } from 'zod';
import {
  AGAINST_RULE,
  mustBeTrue,
  optionalName,
  optionalText,
  paragraphs,
} from '#contract/http/primitives.ts';
import * as fields from './i9-fields.ts';
import { FORM_I9, I9_SIGNERS } from '../vocabulary/form/form-i9.ts';

/** A helper with section 1: supplement A. */
export const preparerSchema = z.object({
  lastName: fields.lastName,
  firstName: fields.firstName,
  middleInitial: fields.middleInitial,
  address: fields.street,
  city: fields.city,
  state: fields.state,
  zip: fields.zip,
  signature: fields.signature,
});
export type PreparerInput = z.input<typeof preparerSchema>;

/** A helper, as entered by the holder of a link to section 1. */
export const preparerByLinkSchema = preparerSchema.extend({
  /** For a copied link: the code that was texted. */
  code: fields.code,
});

const SUPPLEMENT_NEEDED = 'Whoever signs for the worker fills in who they are (Supplement A)';
const NUMBER_NEEDED = 'Enter your A-Number, I-94 number or passport number';

const section1Fields = z.object({
  lastName: fields.lastName,
  firstName: fields.firstName,
  middleInitial: fields.middleInitial,
  otherLastNames: fields.otherLastNames,
  address: fields.street,
  apartment: optionalName(10),
  city: fields.city,
  state: fields.state,
  zip: fields.zip,
  birthDate: fields.calendarDay,
  ssn: fields.ssn,
  email: fields.email,
  phone: fields.phone,
  citizenship: fields.citizenship,
  uscisNumber: fields.uscisNumber,
  workUntil: fields.optionalDay,
  i94Number: fields.i94Number,
  passportNumber: fields.passportNumber,
  passportCountry: optionalText(60),
  /** The attestation under penalty of perjury. */
  attested: mustBeTrue('Please confirm that this is true'),
  /** The signer's name; if that is not the worker, the form has a note in its place (M-274 4.1 and 4.2). */
  signature: fields.signature,
  signer: z.enum(I9_SIGNERS).default('self'),
  /** Empty if the worker had no help. A person who signs for the worker comes first. */
  preparers: z.array(preparerSchema).max(FORM_I9.mostPreparers).default([]),
  /** For a copied link: the code that was texted. */
  code: fields.code,
});

type Fields = z.output<typeof section1Fields>;
type Context = z.RefinementCtx<Fields>;

function refuse(ctx: Context, path: keyof Fields, message: string): void {
  ctx.addIssue({ code: 'custom', path: [path], message, ...AGAINST_RULE });
}

function countOf(given: Fields): number {
  return [given.uscisNumber, given.i94Number, given.passportNumber].filter((one) => one !== null).length;
}

/** Requires the numbers of the chosen status; those of another are not stored. */
function assertNumbers(given: Fields, ctx: Context): void {
  if (given.citizenship === 'permanent_resident' && given.uscisNumber === null)
    refuse(ctx, 'uscisNumber', 'Enter your USCIS number or A-Number');
  if (given.citizenship === 'authorized_alien' && countOf(given) === 0)
    refuse(ctx, 'uscisNumber', NUMBER_NEEDED);
  assertOneNumber(given, ctx);
}

/** A person who signs for the worker fills in supplement A. */
function assertSupplement({ signer, preparers }: Fields, ctx: Context): void {
  if (signer !== 'self' && preparers.length === 0) refuse(ctx, 'preparers', SUPPLEMENT_NEEDED);
}

function assertOneNumber(given: Fields, ctx: Context): void {
  if (given.citizenship !== 'authorized_alien') return;
  if (countOf(given) > 1) refuse(ctx, 'uscisNumber', 'Enter only one of the three numbers');
  if (given.passportNumber !== null && given.passportCountry === null)
    refuse(ctx, 'passportCountry', 'Enter the country that issued it');
}

export const signSection1Schema = section1Fields.superRefine(assertSupplement).superRefine(assertNumbers);
export type SignSection1Input = z.input<typeof signSection1Schema>;
export type SignSection1 = z.output<typeof signSection1Schema>;

const reason = paragraphs({ min: 3, max: 500, message: "Please say why you're correcting it" });

/** Section 1 again, with the reason: what was signed before stays. A number that is left out is the one signed before. */
export const correctSection1Schema = section1Fields
  .extend({ reason })
  .superRefine(assertSupplement)
  .superRefine(assertOneNumber);
export type CorrectSection1Input = z.input<typeof correctSection1Schema>;
export type CorrectSection1 = z.output<typeof correctSection1Schema>;

/** The content of section 1. Numbers are whole for the form's parties; a link shows their last four. */
export const section1AnswerSchema = z.object({
  lastName: z.string(),
  firstName: z.string(),
  middleInitial: z.string().nullable(),
  otherLastNames: z.string().nullable(),
  address: z.string(),
  apartment: z.string().nullable(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  birthDate: fields.dayAnswer,
  ssn: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  citizenship: fields.citizenship,
  uscisNumber: z.string().nullable(),
  workUntil: fields.dayAnswer.nullable(),
  i94Number: z.string().nullable(),
  passportNumber: z.string().nullable(),
  passportCountry: z.string().nullable(),
  signature: z.string(),
  signer: z.enum(I9_SIGNERS),
  /** The name of the person who signed for the worker. */
  signerName: z.string().nullable(),
  signedOn: fields.dayAnswer,
  hadPreparer: z.boolean(),
});
export type Section1Answer = z.infer<typeof section1AnswerSchema>;
