import { z } from 'zod';
import { typedCodeField } from '#contract/http/link-code.ts';
import { mustBeTrue, nameText, phone } from '#contract/http/primitives.ts';

/** A confirmed worker's details for an account, before the code (rules.md#claim-without-account). */
export const claimantSchema = z.object({
  name: nameText({ min: 2, max: 120, message: 'Name must be at least 2 characters' }),
  /** The server parses it, as every phone (rules.md#phone-format). */
  phone: phone('Please enter a valid phone number'),
  acceptTerms: mustBeTrue('You must be 18 or older and accept the Terms'),
});

/** With the code that was texted to the phone, with or without a space. */
export const claimByPhoneRequestSchema = claimantSchema.extend({
  /** After `hiring.has_account`: opens an account for the phone anyway. */
  newAccount: z.boolean().default(false),
  code: typedCodeField.transform((code) => code.replaceAll(/\s/g, '')),
});
export type ClaimByPhoneInput = z.input<typeof claimByPhoneRequestSchema>;
