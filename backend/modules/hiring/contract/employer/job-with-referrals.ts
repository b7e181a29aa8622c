import { z } from 'zod';
import { jobSchema } from '#contract/jobs/posting/job.ts';
import { referralSchema } from '../referral.ts';

/** One job for its page: its owner sees the referrals, all others null. */
export const jobWithReferralsSchema = jobSchema.extend({ referrals: z.array(referralSchema).nullable() });
