import { expect, it } from 'vitest';
import { editJobRequestSchema } from '#contract/jobs/posting/edit-job.ts';
import { asId } from '#kernel/ids.ts';
import type { PublicJob } from '#modules/jobs/application/reach/public-jobs.ts';
import { FIELD_CASES } from '#modules/jobs/testing/field-cases.ts';
import { sampleJobText } from '#modules/jobs/testing/sample-job.ts';
import { jobChanges } from '../http/posting/job-request.ts';
import { jobPosting } from './job-posting.ts';
import { plainJob } from './plain-job.ts';

const ROOFER: PublicJob = {
  ...sampleJobText({
    title: 'Slate roofer',
    company: 'Ridge & Co',
    description: 'Tear-off and slate on old houses.',
    location: 'Waco, TX',
    payRate: '$28/hour',
    schedule: 'nights',
    category: 'roofing',
    referralBonusCents: 765_00,
  }),
  id: asId<'job'>('01890a5d-ac96-774b-bcce-b302099a8100'),
  pay: { minCents: 28_00, maxCents: 28_00, period: 'hour' },
  createdAt: '2026-11-20T12:00:00.000Z',
  updatedAt: '2026-11-20T12:00:00.000Z',
  onlineUntil: null,
  state: 'open',
};

const pageOf = (job: PublicJob): string => JSON.stringify(plainJob(job, 'en'));
const postingOf = (job: PublicJob): string => JSON.stringify(jobPosting(job, 'http://crewvine.test'));

it.each(FIELD_CASES)(
  'the public page says %s, or leaves it out on purpose',
  (name, { first, plain, posting }) => {
    const changed = { ...ROOFER, ...jobChanges(editJobRequestSchema.parse({ [name]: first })) };
    for (const [textOf, words] of [
      [pageOf, plain],
      [postingOf, posting],
    ] as const) {
      if (words === null) {
        expect(textOf(changed)).toBe(textOf(ROOFER));
      } else {
        expect(textOf(ROOFER)).not.toContain(words);
        expect(textOf(changed)).toContain(words);
      }
    }
  },
);
