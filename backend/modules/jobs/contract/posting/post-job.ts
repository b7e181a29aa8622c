import { z } from 'zod';
import { optionalNumber } from '#contract/http/numbers.ts';
import { acknowledgementSchema } from './acknowledgement.ts';
import { BONUS_MISSING, bonusField, jobFields, unrequestedFields } from './job-fields.ts';

/** Miles. */
export const MAX_DISTANCE_DEFAULT = 25;

/**
 * The one call behind the three job forms. `hiringBonus` is another name of `referralBonus` (rules.md#bonus-amount); whether the job
 * is active, free or paid is the server's to say (rules.md#server-decides-posting), so such keys are dropped.
 */
export const postJobRequestSchema = z
  .object({
    ...jobFields,
    referralBonus: bonusField.nullish(),
    hiringBonus: bonusField.nullish(),
    ...unrequestedFields,
    requiredSkills: unrequestedFields.requiredSkills.nullish().transform((skills) => skills ?? []),
    maxDistance: optionalNumber({ min: 0, max: 5000, integer: true }).transform(
      (miles) => miles ?? MAX_DISTANCE_DEFAULT,
    ),
    acknowledgements: z
      .array(acknowledgementSchema)
      .max(20)
      .nullish()
      .transform((ticks) => ticks ?? []),
  })
  .transform(({ hiringBonus, ...job }, ctx) => {
    const referralBonus = job.referralBonus ?? hiringBonus;
    if (referralBonus) return { ...job, referralBonus };
    ctx.issues.push({ code: 'custom', message: BONUS_MISSING, path: ['referralBonus'], input: job });
    return z.NEVER;
  });
export type PostJobRequest = z.infer<typeof postJobRequestSchema>;
export type PostJobInput = z.input<typeof postJobRequestSchema>;
