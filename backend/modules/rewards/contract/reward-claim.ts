import { z } from 'zod';
import { listQuerySchema } from '#contract/http/lists.ts';
import { count, dollars, instant, paragraphs, uuid } from '#contract/http/primitives.ts';
import { rewardTierSchema } from './tier.ts';
import { CLAIM_STATES, REVIEW_REASONS } from './vocabulary/claims.ts';

export const rewardClaimsQuerySchema = listQuerySchema.extend({
  /** Those that wait for a decision, unless `all` or another state is requested. */
  state: z
    .union([z.literal(''), z.literal('all'), z.enum(CLAIM_STATES)], { error: 'Unknown status' })
    .nullish()
    .transform((state) => state || ('in_review' as const)),
});

const personSchema = z.object({ id: uuid, firstName: z.string(), lastName: z.string() });

/** A claim as an admin looks at it: what it is for, why it waits, and what speaks for and against it. */
export const rewardClaimSchema = z.object({
  id: uuid,
  state: z.enum(CLAIM_STATES),
  reasons: z.array(z.enum(REVIEW_REASONS)),
  /** 2 for one that follows a refusal. */
  attempt: count,
  payout: dollars,
  pointsSpent: count,
  tier: rewardTierSchema,
  /** Crewvine's earnings on the referral at the time of the claim. */
  earned: dollars,
  /** The referrer's claims of thirty days, this one included. */
  recentClaims: count,
  referrer: personSchema,
  employer: personSchema.extend({ company: z.string() }),
  referral: z.object({
    id: uuid,
    workerName: z.string(),
    jobTitle: z.string(),
    bonus: dollars,
    createdAt: instant,
    confirmedAt: instant.nullable(),
    hiredAt: instant.nullable(),
    completedAt: instant.nullable(),
  }),
  madeAt: instant,
  decidedAt: instant.nullable(),
  decisionReason: z.string().nullable(),
  /** Why the claim before this one was refused. */
  refusedBefore: z.string().nullable(),
  /** The admin may pay or refuse it: it waits, and another person made it. */
  mayDecide: z.boolean(),
});
export type RewardClaim = z.infer<typeof rewardClaimSchema>;

const REASON_NEEDED = 'Please say why';
const reasonText = paragraphs({ max: 500, tooLong: 'Please keep it under 500 characters' })
  .nullish()
  .transform((reason) => reason ?? '');
const decision = { approve: z.boolean({ error: 'Please choose yes or no' }), reason: reasonText };
const isExplained = ({ approve, reason }: { approve: boolean; reason: string }): boolean =>
  approve || reason.length > 0;
const unexplained = { message: REASON_NEEDED, path: ['reason'] };

export const decideClaimSchema = z.object(decision).refine(isExplained, unexplained);
export const decideClaimsSchema = z
  .object({
    ids: z.array(uuid).min(1, 'Please choose at least one claim').max(50, 'Please choose at most 50 claims'),
    ...decision,
  })
  .refine(isExplained, unexplained);
export type DecideClaims = z.input<typeof decideClaimsSchema>;

export const decidedClaimSchema = z.object({ status: z.enum(['paid', 'refused']) });
export const decidedClaimsSchema = z.array(
  z.object({
    id: uuid,
    outcome: z.enum(['paid', 'refused', 'skipped']),
    /** Why it was skipped: `rewards.claim_decided`, `rewards.own_claim` or `rewards.claim_not_found`. */
    code: z.string().nullable(),
  }),
);
export type DecidedClaims = z.infer<typeof decidedClaimsSchema>;
