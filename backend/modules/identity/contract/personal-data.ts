import { z } from 'zod';
import { email } from '#contract/http/primitives.ts';
import { currentPasswordSchema } from './passwords/passwords.ts';
import { EMAIL_INVALID, phoneField } from './signup-fields.ts';

/** The name of the file that a copy of one's data is saved under. */
export const PERSONAL_DATA_FILE = 'crewvine-my-data.json';

/**
 * What a person says to delete their account: the password, or the email address where the account has none, or the phone where that is all.
 * `forfeit`: I know that what is not claimed yet goes with the account. Earned bonuses and balances stay mine.
 */
export const deleteAccountRequestSchema = z.object({
  currentPassword: currentPasswordSchema.optional(),
  confirmEmail: email(EMAIL_INVALID).optional(),
  /** Of an account that has neither. */
  confirmPhone: phoneField.optional(),
  forfeit: z.boolean().optional(),
});
export type DeleteAccountRequest = z.infer<typeof deleteAccountRequestSchema>;

/** What one has to settle, or give up with `forfeit`, first: stands beside `message` in the 409 `identity.account_busy`. */
export const accountBusySchema = z.object({
  message: z.string(),
  code: z.literal('identity.account_busy'),
  /** Sentences for the person; `message` is all of them. */
  hindrances: z.array(z.string()),
  /** Whether sending `forfeit: true` is all that is missing. */
  canForfeit: z.boolean(),
});

/** One person's copy of what is kept about them: one part per kind of thing, as it is stored. */
export const personalDataSchema = z.object({
  exportedAt: z.iso.datetime(),
  parts: z.record(z.string(), z.unknown()),
});
