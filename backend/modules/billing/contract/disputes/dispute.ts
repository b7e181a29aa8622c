import { z } from 'zod';
import { listQuerySchema } from '#contract/http/lists.ts';
import { DISPUTE_ACTIONS } from '../vocabulary/disputes/dispute-actions.ts';
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
  /** The provider's ID, to answer it there. */
  providerDisputeId: z.string(),
  employer: z.object({ id: uuid, firstName: z.string(), lastName: z.string() }),
  amount: dollars,
  /** The bank's reason: fraudulent, product_not_received, … */
  reason: z.string(),
  state: z.enum(DISPUTE_STATES),
  /** The bank's deadline for evidence. */
  evidenceDueAt: instant.nullable(),
  /** The time when the bank received evidence for the charge. */
  evidenceSentAt: instant.nullable(),
  /** Parts of bonuses that wait for its end. */
  frozen: dollars,
  /** The company's remaining cost of a lost dispute, without what was paid again or covered by held money. */
  loss: dollars,
  /**
   * The amount that the employer must pay again after their bank returned a debit; null if nothing is owed.
   */
  owed: dollars.nullable(),
  /** The time when an admin waived it. */
  forgivenAt: instant.nullable(),
  /** The commands that are accepted now. */
  actions: z.array(z.enum(DISPUTE_ACTIONS)),
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
