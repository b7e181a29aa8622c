import { z } from 'zod';
import { uuid } from '#contract/http/primitives.ts';

const CODE_UNKNOWN = 'Referral code not found';
const MAX_CODE = 64;

/** A malformed code gets the same answer as an unknown one. */
export const joinParamsSchema = z.object({
  code: z.string().min(1, CODE_UNKNOWN).max(MAX_CODE, CODE_UNKNOWN),
});

/** The job of a share link; anything else than an id is left out, because a link never blocks (rules.md#invite-never-blocks). */
export const joinQuerySchema = z.object({ job: uuid.nullable().catch(null).default(null) });

export const joinAnswerSchema = z.object({ firstName: z.string() });
export type JoinAnswer = z.infer<typeof joinAnswerSchema>;
