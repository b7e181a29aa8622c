import { z } from 'zod';
import { listQuerySchema } from '#contract/http/lists.ts';
import { instant, uuid } from '#contract/http/primitives.ts';

/** What there is to mail: what waits for a signature on paper, the copy of what was signed, or a notice because of a report. */
const MAILING_KINDS = ['letter', 'addendum', 'copy', 'notice', 'final_notice'] as const;

export const mailingQuerySchema = listQuerySchema;

/** A paper that the employer has to mail (rules.md#things-to-mail). */
export const mailingSchema = z.object({
  kind: z.enum(MAILING_KINDS),
  /** Of the letter or addendum, or of the decision that the notice is about. */
  id: uuid,
  referralId: uuid,
  jobId: uuid,
  jobTitle: z.string(),
  workerName: z.string(),
  /** Null where nobody has said it: the employer asks. */
  mailingAddress: z.string().nullable(),
  /** Why: the consent was withdrawn; else the candidate asked for paper, and a notice reached them by no message. */
  isConsentWithdrawn: z.boolean(),
  requestedAt: instant,
  documentUrl: z.string(),
});
export type Mailing = z.infer<typeof mailingSchema>;
export const mailingListSchema = z.array(mailingSchema);
