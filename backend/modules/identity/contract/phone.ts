import { z } from 'zod';
import { typedCodeField } from '#contract/http/link-code.ts';
import { phoneField } from './account/signup-fields.ts';

/** The one answer to a wrong, old or used code, and to an unknown phone. */
export const PHONE_CODE_REFUSED = "That code isn't right, or it has expired";

/** The purpose of a texted code; a code is valid only for its own. */
export const phoneCodePurposeSchema = z.enum(['sign_in', 'confirm', 'apply', 'refer', 'claim']);

export const phoneCodeRequestSchema = z.object({ phone: phoneField, purpose: phoneCodePurposeSchema });
export type PhoneCodeRequest = z.infer<typeof phoneCodeRequestSchema>;

/** A phone and the code that was texted to it, with or without a space. */
export const phoneProofSchema = z.object({
  phone: phoneField,
  code: typedCodeField.transform((code) => code.replaceAll(/\s/g, '')),
});
export type PhoneProof = z.input<typeof phoneProofSchema>;
