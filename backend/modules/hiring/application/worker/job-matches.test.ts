import { expect, it } from 'vitest';
import { asId } from '#kernel/ids.ts';
import { postJobRequestSchema } from '#contract/jobs/posting/post-job.ts';
import type { WorkerProfile } from './worker-profiles.ts';
import { JobMatches } from './job-matches.ts';

const job = {
  ...postJobRequestSchema.parse({
    title: 'Framer',
    company: 'Hill Country Builders',
    description: 'Frame walls.',
    location: 'Austin, TX',
    payRate: '$25/hour',
    schedule: 'full-time',
    category: 'framing',
    referralBonus: '500',
  }),
  isTrade: false,
  isOwnTrade: false,
  distance: null,
  id: 'job',
  isUrgent: false,
  createdAt: '2026-11-20T12:00:00Z',
};

function matches(wanted: string | null, payRate: string) {
  const profile: WorkerProfile = {
    name: 'Bo Li',
    latinName: null,
    email: 'bo@example.com',
    phone: null,
    location: null,
    skills: [],
    experience: null,
    payRate: wanted,
    certifications: null,
    availability: null,
    transportation: null,
  };
  const reading = new JobMatches(
    { of: async () => profile },
    { of: async () => [{ ...job, payRate }] },
    { around: async () => null },
  );
  return reading.of(asId<'user'>('worker'), 3);
}

it.each([
  ['$28/hour', '$25-30/hour', 'matched'],
  ['$70k a year', '$25-30/hour', 'missing'],
  ['$200 a day', '$25/hour', 'matched'],
] as const)('a preference of %s against %s compares as %s', async (wanted, offered, where) => {
  const [match] = await matches(wanted, offered);
  expect(match?.[where]).toEqual([{ kind: 'pay', value: offered }]);
});

it.each([
  ['whatever is fair', '$25/hour'],
  [null, '$25/hour'],
  ['$28/hour', '$900 flat'],
])('pay between %s and %s is not compared', async (wanted, offered) => {
  const [match] = await matches(wanted, offered);
  expect([...(match?.matched ?? []), ...(match?.missing ?? [])]).toEqual([]);
});
