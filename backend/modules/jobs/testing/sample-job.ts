import { postJobRequestSchema } from '#contract/jobs/posting/post-job.ts';
import { jobText } from '../adapters/http/posting/job-request.ts';
import type { JobText } from '../domain/posting/job-record.ts';

/** The stored job of a call with only the required fields: a new optional field gets its default. */
const FRAMER = jobText(
  postJobRequestSchema.parse({
    title: 'Framer',
    company: 'Lone Star Builders',
    description: 'Frame houses in Austin',
    location: 'Austin, TX',
    payRate: '$25/hour',
    schedule: 'full-time',
    category: 'framing',
    referralBonus: '500',
  }),
);

export function sampleJobText(changes: Partial<JobText> = {}): JobText {
  return { ...FRAMER, ...changes };
}
