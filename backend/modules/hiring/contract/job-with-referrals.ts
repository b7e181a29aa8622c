import { z } from 'zod';
import { jobSchema } from '#contract/jobs/posting/job.ts';
import { referralSchema } from './referral.ts';

/** One job as its page shows it: its owner sees who is referred for it, everybody else null. */
export const jobWithReferralsSchema = jobSchema.extend({ referrals: z.array(referralSchema).nullable() });
