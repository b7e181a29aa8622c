import { z } from 'zod';
import { optionalNumber } from '#contract/http/numbers.ts';
import { dollars, instant, uuid } from '#contract/http/primitives.ts';
import { cardFactsSchema } from '#contract/jobs/posting/job.ts';

const SHOWN = 3;
const MOST = 10;

/** The query of `GET /api/job-matches`. */
export const jobMatchesQuerySchema = z.object({
  limit: optionalNumber({ min: 1, max: MOST, integer: true }).transform((limit) => limit ?? SHOWN),
});

const FIT_KINDS = ['trade', 'location', 'skill', 'pay'] as const;

/** One plain reason; `value` is the category, the place, the skill or the pay as someone wrote it (no score: rules.md#no-scores). */
export const fitItemSchema = z.object({ kind: z.enum(FIT_KINDS), value: z.string() });
export type FitItem = z.infer<typeof fitItemSchema>;

/** A job that suits a worker, with what fits and what is missing (rules.md#job-matches). */
export const jobMatchSchema = z.object({
  job: z.object({
    id: uuid,
    title: z.string(),
    company: z.string(),
    ...cardFactsSchema.shape,
    category: z.string(),
    /** Miles from the worker's place. */
    distance: z.number().nullable(),
    referralBonus: dollars,
    isUrgent: z.boolean(),
    requirements: z.string().nullable(),
    createdAt: instant,
  }),
  matched: z.array(fitItemSchema),
  missing: z.array(fitItemSchema),
  /** Their trade, in reach: anything less is shown, and not called a fit. */
  fits: z.boolean(),
});
export type JobMatch = z.infer<typeof jobMatchSchema>;
