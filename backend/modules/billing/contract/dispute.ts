import { z } from 'zod';
import { listQuerySchema } from '#contract/http/lists.ts';
import { dollars, instant, paragraphs, uuid } from '#contract/http/primitives.ts';

const DISPUTE_STATES = ['open', 'won', 'lost'] as const;

export const adminDisputesQuerySchema = listQuerySchema.extend({
  state: z
    .union([z.literal(''), z.enum(DISPUTE_STATES)], { error: 'Unknown status' })
    .nullish()
    .transform((state) => state || null),
});

/** A charge that an employer has disputed with their bank, for an admin. */
export const adminDisputeSchema = z.object({
  id: uuid,
  paymentId: uuid,
  /** The provider's id, to answer it there. */
  providerDisputeId: z.string(),
  employer: z.object({ id: uuid, firstName: z.string(), lastName: z.string() }),
  amount: dollars,
  /** The bank's own word for why: fraudulent, product_not_received, … */
  reason: z.string(),
  state: z.enum(DISPUTE_STATES),
  /** Until then the bank takes evidence. */
  evidenceDueAt: instant.nullable(),
  /** When the bank was told what speaks for the charge. */
  evidenceSentAt: instant.nullable(),
  /** Parts of bonuses that wait for its end. */
  frozen: dollars,
  /** What a lost one has cost the company. */
  loss: dollars,
  /** What the employer is asked to pay again after their bank returned a debit; null where nobody is asked. */
  owed: dollars.nullable(),
  /** Since then nobody is. */
  forgivenAt: instant.nullable(),
  openedAt: instant,
  closedAt: instant.nullable(),
});
export type AdminDispute = z.infer<typeof adminDisputeSchema>;

const FORGIVE_REASON_MESSAGE = 'Please say why, in at least five letters';

export const forgiveReturnSchema = z.strictObject({
  reason: paragraphs({
    min: 5,
    max: 500,
    message: FORGIVE_REASON_MESSAGE,
    tooLong: 'Please use at most 500 letters',
  }),
});
export type ForgiveReturnInput = z.infer<typeof forgiveReturnSchema>;

export const decideSandboxDisputeSchema = z.object({
  outcome: z.enum(['won', 'lost'], { error: 'Unknown status' }),
});
