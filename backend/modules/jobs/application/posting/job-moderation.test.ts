import { expect, it } from 'vitest';
import { asId } from '#kernel/ids.ts';
import { RecordedEvents } from '#testing/fixtures/recorded-events.ts';
import { TestClock } from '#testing/fixtures/time/test-clock.ts';
import { Job } from '../../domain/posting/job.ts';
import type { JobText } from '../../domain/posting/job-record.ts';
import { InMemoryJobRepository } from '../../testing/in-memory-jobs.ts';
import { sampleJobText } from '../../testing/sample-job.ts';
import { ModerateJobs } from './job-moderation.ts';

/** Text that a moderator must read; null if the field has only choices or numbers. */
const WRITTEN: Record<keyof JobText, Partial<JobText> | null> = {
  title: { title: 'Rude words' },
  company: { company: 'Rude words' },
  description: { description: 'Rude words' },
  location: { location: 'Rude words' },
  payRate: { payRate: 'Rude words' },
  schedule: { schedule: 'Rude words' },
  category: null,
  referralBonusCents: null,
  requirements: { requirements: 'Rude words' },
  requiredSkills: { requiredSkills: ['framing', 'Rude words'] },
  latitude: null,
  longitude: null,
  maxDistance: null,
};

it.each(Object.entries(WRITTEN))('moderators read free text in %s', async (_name, changes) => {
  const clock = new TestClock();
  const jobs = new InMemoryJobRepository(new RecordedEvents());
  const employerId = asId<'user'>('employer');
  const text = sampleJobText(changes ?? {});
  const job = Job.post({ employerId, text, acknowledgements: [], paidPackage: null }, clock.now());
  await jobs.add(job);
  const found = await new ModerateJobs(jobs, { one: async () => null }, clock).find(job.id);
  const read = `${found?.title}\n${found?.text}`;
  expect(read.includes('Rude words')).toBe(changes !== null);
});
