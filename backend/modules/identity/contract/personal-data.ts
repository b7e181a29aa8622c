import { z } from 'zod';
import { email } from '#contract/http/primitives.ts';
import { currentPasswordSchema } from './passwords/passwords.ts';
import { EMAIL_INVALID, phoneField } from './account/signup-fields.ts';

/** The file name of the data export. */
export const PERSONAL_DATA_FILE = 'crewvine-my-data.json';

/**
 * The proof for deleting an account: the password, or the email address if the account has no password, or
 * the phone if it has neither. `forfeit`: the person accepts that unclaimed money is lost with the account.
 * Earned bonuses and balances remain theirs.
 */
export const deleteAccountRequestSchema = z.object({
  currentPassword: currentPasswordSchema.optional(),
  confirmEmail: email(EMAIL_INVALID).optional(),
  /** For an account that has neither. */
  confirmPhone: phoneField.optional(),
  forfeit: z.boolean().optional(),
});
export type DeleteAccountRequest = z.infer<typeof deleteAccountRequestSchema>;

/**
 * Open matters to settle, or give up with `forfeit`, first: next to `message` in the 409
 * `identity.account_busy`.
 */
export const accountBusySchema = z.object({
  message: z.string(),
  code: z.literal('identity.account_busy'),
  /** Sentences for the person; `message` is all of them. */
  hindrances: z.array(z.string()),
  /** Whether sending `forfeit: true` is all that is missing. */
  canForfeit: z.boolean(),
});

/** One person's data export: one part per kind of thing, as it is stored. */
export const personalDataSchema = z.object({
  exportedAt: z.iso.datetime(),
  parts: z.record(z.string(), z.unknown()),
});
