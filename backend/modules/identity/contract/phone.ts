import { z } from 'zod';
import { typedCodeField } from '#contract/http/link-code.ts';
import { phoneField } from './signup-fields.ts';

/** Of a wrong, old or used code, and of a phone that nobody signs in with: one answer for all of them. */
export const PHONE_CODE_REFUSED = "That code isn't right, or it has expired";

/** What a texted code is for; one for the one is none for the other. */
export const phoneCodePurposeSchema = z.enum(['sign_in', 'confirm', 'apply', 'refer']);

export const phoneCodeRequestSchema = z.object({ phone: phoneField, purpose: phoneCodePurposeSchema });
export type PhoneCodeRequest = z.infer<typeof phoneCodeRequestSchema>;

/** A phone and the code that was texted to it, with or without a space. */
export const phoneProofSchema = z.object({
  phone: phoneField,
  code: typedCodeField.transform((code) => code.replaceAll(/\s/g, '')),
});
export type PhoneProof = z.input<typeof phoneProofSchema>;
