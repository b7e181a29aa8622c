import { expect, it } from 'vitest';
import { newId, type UserId } from '#kernel/ids.ts';
import type { RecordedEvents } from '#testing/fixtures/recorded-events.ts';
import type { JobRepository, JobShares } from '../application/ports.ts';
import { Job } from '../domain/posting/job.ts';
import { sampleJobText } from './sample-job.ts';

export interface JobSubject {
  readonly jobs: JobRepository;
  readonly shares: JobShares;
  /** The events that the repository of jobs has published. */
  readonly events: RecordedEvents;
  /** One business change; its saved objects are loaded again afterward. */
  readonly transaction: <T>(work: () => Promise<T>) => Promise<T>;
  /** Someone who exists. */
  readonly person: () => Promise<UserId>;
}

const NOON = new Date('2026-03-02T12:00:00.000Z');
const later = (days: number): Date => new Date(NOON.getTime() + days * 86_400_000);

async function posted({ jobs, transaction, person }: JobSubject, isPaid = false): Promise<Job> {
  const job = Job.post(
    {
      employerId: await person(),
      text: sampleJobText({ requiredSkills: ['Framing', 'Tools'], latitude: 30.27, longitude: -97.74 }),
      acknowledgements: [{ kind: 'eeo', version: '2026-11-01' }],
      paidPackage: isPaid ? { packageId: 'featured', feeCents: 49_00 } : null,
    },
    NOON,
  );
  await transaction(() => jobs.add(job));
  return job;
}

/** The contract of every repository of jobs and of their shares. */
export function jobRepositoriesContract(open: () => JobSubject): void {
  it('the repository stores every field of a job', async () => {
    const subject = open();
    const job = await posted(subject);
    const found = await subject.transaction(() => subject.jobs.find(job.id));
    expect({ ...found }).toEqual({ ...job });
    const toRefer = await subject.transaction(() => subject.jobs.findToRefer(job.id));
    expect({ ...toRefer }).toEqual({ ...job });
  });

  it('the repository stores every field of a paid and closed job', async () => {
    const subject = open();
    const { id } = await posted(subject, true);
    const changed = await subject.transaction(async () => {
      const job = await subject.jobs.find(id);
      job?.awaitPayment('pi_1', NOON);
      const bought = { packageId: 'featured', days: 30, isFeatured: true };
      job?.activatePaid({ ...bought, paymentId: newId<'payment'>() }, later(1));
      job?.edit({ payRate: '$60k - $70k a year', requirements: 'OSHA 10' }, later(2));
      job?.close(later(3));
      if (job) await subject.jobs.save(job);
      return { ...job };
    });
    const found = await subject.transaction(() => subject.jobs.find(id));
    expect({ ...found }).toEqual(changed);
    expect(found).toMatchObject({ isActive: false, featuredUntil: later(31), payMaxCents: 7_000_000 });
  });

  it('the repository publishes each event of a job once', async () => {
    const { events, jobs, transaction, ...rest } = open();
    const { id } = await posted({ events, jobs, transaction, ...rest });
    expect(events.about(id)).toEqual(['hiring.job_posted']);
    await transaction(async () => {
      const job = await jobs.find(id);
      job?.close(NOON);
      job?.reopen(NOON);
      if (job) await jobs.save(job);
      if (job) await jobs.save(job);
    });
    const all = ['hiring.job_posted', 'hiring.job_closed', 'hiring.job_reopened'];
    expect(events.about(id)).toEqual(all);
    await transaction(async () => {
      const job = await jobs.find(id);
      if (job) await jobs.save(job);
    });
    expect(events.about(id)).toEqual(all);
  });

  it('a job that was never posted is unknown', async () => {
    const { jobs, transaction } = open();
    expect(await transaction(() => jobs.find(newId<'job'>()))).toBeNull();
  });

  it('the first share of a person, a job and a day counts', async () => {
    const subject = open();
    const job = await posted(subject);
    const userId = await subject.person();
    const share = (at: Date, by = userId) =>
      subject.transaction(() =>
        subject.shares.addFirstOfDay({ jobId: job.id, userId: by, channel: 'sms', at }),
      );
    expect(await share(NOON)).toBe(true);
    expect(await share(new Date('2026-03-02T23:59:59.999Z'))).toBe(false);
    expect(await share(new Date('2026-03-03T00:00:00.000Z'))).toBe(true);
    expect(await share(NOON, await subject.person())).toBe(true);
  });
}
