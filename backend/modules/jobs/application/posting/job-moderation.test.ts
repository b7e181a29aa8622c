import { expect, it } from 'vitest';
import { asId } from '#kernel/ids.ts';
import { RecordedEvents } from '#testing/fixtures/recorded-events.ts';
import { TestClock } from '#testing/fixtures/time/test-clock.ts';
import { Job } from '../../domain/posting/job.ts';
import { FIELD_CASES, freeText } from '../../testing/field-cases.ts';
import { InMemoryJobRepository } from '../../testing/in-memory-jobs.ts';
import { sampleJobText } from '../../testing/sample-job.ts';
import { ModerateJobs } from './job-moderation.ts';

const RUDE = freeText('Rude words');

it.each(FIELD_CASES)('moderators read %s if it is free text', async (name, { isFreeText }) => {
  const clock = new TestClock();
  const jobs = new InMemoryJobRepository(new RecordedEvents());
  const employerId = asId<'user'>('employer');
  const text = sampleJobText(Object.fromEntries(Object.entries(RUDE).filter(([field]) => field === name)));
  const job = Job.post({ employerId, text, acknowledgements: [], paidPackage: null }, clock.now());
  await jobs.add(job);
  const found = await new ModerateJobs(jobs, { one: async () => null }, clock).find(job.id);
  const read = `${found?.title}\n${found?.text}`;
  expect(read.includes('Rude words')).toBe(isFreeText);
});
