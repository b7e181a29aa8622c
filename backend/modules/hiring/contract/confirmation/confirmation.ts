import { z } from 'zod';
import { languageSchema } from '#contract/http/primitives.ts';
import { optionalLatinName } from '#contract/identity/latin-name.ts';
import { instant } from '#contract/http/primitives.ts';
import { verificationStatusSchema } from '../referral.ts';
import { CONFIRMATION_ACTIONS } from '../vocabulary/referral-facts.ts';

/**
 * The question on `/confirm-referral/{token}` (rules.md#confirmation-link); its status shows a used or late
 * link (rules.md#answered-links).
 */
export const referralConfirmationSchema = z.object({
  verificationStatus: verificationStatusSchema,
  /** The employer rejected or completed it before an answer: nothing is left to answer. */
  isOver: z.boolean(),
  /** The employer has not been in touch yet, and is asked to call. */
  awaitsCall: z.boolean(),
  workerName: z.string(),
  /** The printed name, if the referrer gave one; the worker may correct it (rules.md#latin-names). */
  workerLatinName: z.string().nullable(),
  /** The holder of the link has the phone: a new account uses its number. */
  workerPhone: z.string(),
  /** The language of the text and of the page. */
  workerLanguage: languageSchema,
  referrerName: z.string().nullable(),
  jobTitle: z.string(),
  company: z.string(),
  location: z.string(),
  payRate: z.string(),
  schedule: z.string(),
  expiresAt: instant,
  /** The commands that are accepted from the holder of the link now. */
  actions: z.array(z.enum(CONFIRMATION_ACTIONS)),
});
export type ReferralConfirmation = z.infer<typeof referralConfirmationSchema>;

export const answerConfirmationRequestSchema = z.object({
  accept: z.boolean({ error: 'Please choose yes or no' }),
  /** With a yes; missing, it stays as it was given. */
  workerLatinName: optionalLatinName(),
});

export const confirmationAnsweredSchema = z.object({ verificationStatus: verificationStatusSchema });
export type ConfirmationAnswered = z.infer<typeof confirmationAnsweredSchema>;
