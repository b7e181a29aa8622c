import type { Clock } from '../../../kernel/clock.ts';
import type { DomainEvent, EventConsumer, EventPublisher } from '../../../kernel/domain-events.ts';
import { asId } from '../../../kernel/ids.ts';
import type { BillingEvent, JobPostCharges } from '../../billing/index.ts';
import type { JobRepository } from './ports.ts';

/** A paid post opens when the provider has said that its payment succeeded, never because a client says so (decision 26). */
export class ActivatePaidJobs implements EventConsumer {
  readonly name = 'hiring.activate_paid_jobs';
  readonly events = ['billing.payment_succeeded'];
  private readonly jobs: JobRepository;
  private readonly charges: JobPostCharges;
  private readonly publisher: EventPublisher;
  private readonly clock: Clock;

  constructor(jobs: JobRepository, charges: JobPostCharges, publisher: EventPublisher, clock: Clock) {
    this.jobs = jobs;
    this.charges = charges;
    this.publisher = publisher;
    this.clock = clock;
  }

  async consume(given: DomainEvent): Promise<void> {
    const { name, payload } = given as BillingEvent;
    if (name !== 'billing.payment_succeeded' || payload.purpose !== 'job_post' || !payload.jobId) return;
    const job = await this.jobs.find(asId(payload.jobId));
    if (!job?.packageId) return;
    const pack = await this.charges.package(job.packageId);
    if (!pack) throw new Error(`Package ${job.packageId} of job ${job.id} is gone`);
    const events = job.activatePaid(pack, this.clock.now());
    await this.jobs.save(job);
    await this.publisher.publish(events);
  }
}
