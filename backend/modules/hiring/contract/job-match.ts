import { z } from 'zod';
import { dollars, instant, uuid } from '#contract/http/primitives.ts';

const FIT_KINDS = ['location', 'skill', 'pay'] as const;

/** One plain reason; `value` is the place, the skill or the pay as someone wrote it (no score: rules.md#no-scores). */
const fitItemSchema = z.object({ kind: z.enum(FIT_KINDS), value: z.string() });
export type FitItem = z.infer<typeof fitItemSchema>;

/** A job that suits a worker, with what fits and what is missing (rules.md#job-matches). */
export const jobMatchSchema = z.object({
  job: z.object({
    id: uuid,
    title: z.string(),
    company: z.string(),
    location: z.string(),
    payRate: z.string(),
    schedule: z.string(),
    referralBonus: dollars,
    isUrgent: z.boolean(),
    requirements: z.string().nullable(),
    createdAt: instant,
  }),
  matched: z.array(fitItemSchema),
  missing: z.array(fitItemSchema),
});
export type JobMatch = z.infer<typeof jobMatchSchema>;
