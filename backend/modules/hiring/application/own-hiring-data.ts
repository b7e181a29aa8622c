import type { Clock } from '#kernel/clock.ts';
import type { EventPublisher } from '#kernel/domain-events.ts';
import type { JobId, ReferralId, UserId } from '#kernel/ids.ts';
import type { PersonalData } from '#kernel/personal-data.ts';
import type { OwnReferrals } from './referral/own-referrals.ts';
import type { JobRepository } from './ports.ts';

/** What hiring keeps that says who somebody is. */
export interface HiringTraces {
  copy(userId: UserId, aboutMe: readonly ReferralId[]): Promise<unknown>;
  openJobs(userId: UserId): Promise<readonly JobId[]>;
  /** (tx) The person as employer, referrer and visitor. */
  erasePerson(userId: UserId): Promise<void>;
  /** (tx) The worker's side of these referrals. */
  eraseWorker(referrals: readonly ReferralId[]): Promise<void>;
}

/** Jobs, referrals, visits, shares and saved searches of a person. What a referral says of the worker is the worker's. */
export class OwnHiringData implements PersonalData {
  readonly name = 'hiring';
  private readonly traces: HiringTraces;
  private readonly own: OwnReferrals;
  private readonly jobs: JobRepository;
  private readonly events: EventPublisher;
  private readonly clock: Clock;

  constructor(
    traces: HiringTraces,
    own: OwnReferrals,
    jobs: JobRepository,
    events: EventPublisher,
    clock: Clock,
  ) {
    this.traces = traces;
    this.own = own;
    this.jobs = jobs;
    this.events = events;
    this.clock = clock;
  }

  async collect(userId: UserId): Promise<unknown> {
    return this.traces.copy(userId, await this.own.proven(userId));
  }

  async hindrances(): Promise<readonly string[]> {
    return [];
  }

  /** Open jobs are closed first: nobody is referred to an employer who is gone. */
  async erase(userId: UserId): Promise<void> {
    for (const id of await this.traces.openJobs(userId)) {
      const job = await this.jobs.find(id);
      if (!job) continue;
      const events = job.close(this.clock.now());
      await this.jobs.save(job);
      await this.events.publish(events);
    }
    await this.traces.eraseWorker(await this.own.claimed(userId));
    await this.traces.erasePerson(userId);
  }
}
