import { expect, it } from 'vitest';
import type { JobField } from '#contract/jobs/posting/job-fields.ts';
import { asId } from '#kernel/ids.ts';
import type { PublicJob } from '#modules/jobs/application/reach/public-jobs.ts';
import { jobPosting } from './job-posting.ts';
import { plainJob } from './plain-job.ts';

const ROOFER: PublicJob = {
  id: asId<'job'>('01890a5d-ac96-774b-bcce-b302099a8100'),
  title: 'Slate roofer',
  company: 'Ridge & Co',
  description: 'Tear-off and slate on old houses.',
  location: 'Austin, TX',
  payRate: '$28/hour',
  pay: { minCents: 28_00, maxCents: 28_00, period: 'hour' },
  schedule: 'full-time',
  category: 'roofing',
  bonusCents: 500_00,
  requirements: null,
  requiredSkills: [],
  createdAt: '2026-11-20T12:00:00.000Z',
  updatedAt: '2026-11-20T12:00:00.000Z',
  onlineUntil: null,
  state: 'open',
};

interface FieldWords {
  readonly job: Partial<PublicJob>;
  /** Null if readers without scripts and search engines do not see it. */
  readonly plain: string | null;
  readonly posting: string | null;
}

const FIELDS: Record<JobField, FieldWords> = {
  title: { job: { title: 'Tin roofer' }, plain: 'Tin roofer', posting: 'Tin roofer' },
  company: { job: { company: 'Tin Inc' }, plain: 'Tin Inc', posting: 'Tin Inc' },
  description: { job: { description: 'Seams.' }, plain: 'Seams.', posting: 'Seams.' },
  location: { job: { location: 'Waco, TX' }, plain: 'Waco, TX', posting: 'Waco' },
  payRate: { job: { payRate: '$31/hour' }, plain: '$31', posting: '$31/hour' },
  schedule: { job: { schedule: 'Nights only' }, plain: 'Nights only', posting: 'Nights only' },
  category: { job: { category: 'plumbing' }, plain: null, posting: null },
  referralBonus: { job: { bonusCents: 765_00 }, plain: '$765', posting: null },
  requirements: { job: { requirements: 'Own ladder' }, plain: 'Own ladder', posting: 'Own ladder' },
  requiredSkills: { job: { requiredSkills: ['Soldering'] }, plain: 'Soldering', posting: 'Soldering' },
  latitude: { job: {}, plain: null, posting: null },
  longitude: { job: {}, plain: null, posting: null },
  maxDistance: { job: {}, plain: null, posting: null },
};

const pageOf = (job: PublicJob): string => JSON.stringify(plainJob(job, 'en'));
const postingOf = (job: PublicJob): string => JSON.stringify(jobPosting(job, 'http://crewvine.test'));

it.each(Object.entries(FIELDS))(
  'the public page says %s, or leaves it out on purpose',
  (_name, { job, plain, posting }) => {
    const changed = { ...ROOFER, ...job };
    if (plain === null) expect(pageOf(changed)).toBe(pageOf(ROOFER));
    else expect(pageOf(changed)).toContain(plain);
    if (posting === null) expect(postingOf(changed)).toBe(postingOf(ROOFER));
    else expect(postingOf(changed)).toContain(posting);
  },
);
