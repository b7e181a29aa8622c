import { beforeEach, describe, expect, it } from 'vitest';
import { asId, type UserId } from '#kernel/ids.ts';
import { noTransaction } from '#testing/fixtures/no-transaction.ts';
import { RecordedEvents } from '#testing/fixtures/recorded-events.ts';
import { TestClock } from '#testing/fixtures/time/test-clock.ts';
import { FakeTowns } from '../../testing/fake-towns.ts';
import { InMemoryJobRepository, InMemoryJobShares } from '../../testing/in-memory-jobs.ts';
import { sampleJobText } from '../../testing/sample-job.ts';
import { ShareJob } from '../sharing/share-job.ts';
import { EditJob } from './edit-job.ts';
import { JobGeocoder } from './geocode-jobs.ts';
import { PostJob } from './post-job.ts';

const EMPLOYER = asId<'user'>('employer');
const STRANGER = asId<'user'>('stranger');
const REFERRER = asId<'user'>('referrer');
const refusal = (code: string) => expect.objectContaining({ code });

describe('jobs', () => {
  const geocoder = new JobGeocoder(new FakeTowns());
  let clock: TestClock;
  let events: RecordedEvents;
  let jobs: InMemoryJobRepository;
  let used: UserId[];
  const post = () => {
    const quota = { postsRemaining: async () => 9, usePost: async (by: UserId) => void used.push(by) };
    return new PostJob({ unitOfWork: noTransaction, jobs, quota, geocoder, clock }).run(
      EMPLOYER,
      sampleJobText(),
      [],
    );
  };

  beforeEach(() => {
    clock = new TestClock();
    events = new RecordedEvents();
    jobs = new InMemoryJobRepository(events);
    used = [];
  });

  it('use up free posts', async () => {
    await post();
    expect(used).toEqual([EMPLOYER]);
  });

  it('posting publishes an event', async () => {
    const id = await post();
    expect(events.published).toMatchObject([
      { name: 'hiring.job_posted', payload: { jobId: id, employerId: EMPLOYER, isActive: true } },
    ]);
  });

  it('only the owner edits and closes a job', async () => {
    const id = await post();
    const editJob = new EditJob({ unitOfWork: noTransaction, jobs, geocoder, clock });
    const edit = { text: { title: 'Urgent framer' }, isActive: false };
    await expect(editJob.run(id, STRANGER, edit)).rejects.toEqual(refusal('hiring.not_owner'));
    await editJob.run(id, EMPLOYER, edit);
    expect(await jobs.find(id)).toMatchObject({ title: 'Urgent framer', isUrgent: true, isActive: false });
  });

  it('tell of a share once per person and day', async () => {
    const id = await post();
    const shareJob = new ShareJob({
      unitOfWork: noTransaction,
      jobs,
      shares: new InMemoryJobShares(),
      events,
      clock,
    });
    await shareJob.run(id, REFERRER, 'sms');
    await shareJob.run(id, REFERRER, 'email');
    await shareJob.run(id, null, 'email');
    clock.advance(24);
    await shareJob.run(id, REFERRER, 'sms');
    expect(events.names.filter((name) => name === 'hiring.job_shared')).toHaveLength(2);
  });
});
