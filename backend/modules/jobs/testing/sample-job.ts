import { postJobRequestSchema } from '#contract/jobs/posting/post-job.ts';
import { jobText } from '../adapters/http/posting/job-request.ts';
import type { JobText } from '../domain/posting/job-record.ts';

/** What a call keeps that says no more than it must: a new field that may be left out begins as it does for everybody. */
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
