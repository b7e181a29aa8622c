import { z } from 'zod';
import { listQuerySchema } from '#contract/http/lists.ts';
import { instant, uuid } from '#contract/http/primitives.ts';

/** The kinds of mailings: papers to sign, a copy of a signed letter, or a notice because of a report. */
const MAILING_KINDS = ['letter', 'addendum', 'copy', 'notice', 'final_notice'] as const;

export const mailingQuerySchema = listQuerySchema;

/** A paper that the employer has to mail (rules.md#things-to-mail). */
export const mailingSchema = z.object({
  kind: z.enum(MAILING_KINDS),
  /** The id of the letter or addendum, or of the decision that the notice is about. */
  id: uuid,
  referralId: uuid,
  jobId: uuid,
  jobTitle: z.string(),
  workerName: z.string(),
  /** Null if it is unknown; the employer asks the worker. */
  mailingAddress: z.string().nullable(),
  /**
   * Why it is mailed: the consent was withdrawn; otherwise the candidate requested paper, or no message with
   * a notice arrived.
   */
  isConsentWithdrawn: z.boolean(),
  requestedAt: instant,
  documentUrl: z.string(),
});
export type Mailing = z.infer<typeof mailingSchema>;
export const mailingListSchema = z.array(mailingSchema);
