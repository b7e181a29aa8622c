import type { Clock } from '#kernel/clock.ts';
import type { JobId, PaymentId } from '#kernel/ids.ts';
import type { JobPostCharges } from '#modules/billing/index.ts';
import type { JobRepository } from '../ports.ts';

interface ActivatePaidJobsNeeds {
  readonly jobs: JobRepository;
  readonly charges: JobPostCharges;
  readonly clock: Clock;
}

/**
 * A paid post opens when the provider has said that its payment succeeded, never because a client says so (rules.md#paid-posts), and
 * for what that payment has paid. One that came second buys nothing, and goes back.
 */
export class ActivatePaidJobs {
  private readonly needs: ActivatePaidJobsNeeds;

  constructor(needs: ActivatePaidJobsNeeds) {
    this.needs = needs;
  }

  /** (tx) */
  async run(jobId: JobId, paymentId: PaymentId): Promise<void> {
    const job = await this.needs.jobs.find(jobId);
    if (!job) return;
    if (job.isSurplusPayment(paymentId)) return this.needs.charges.refund(paymentId, 'paid_twice');
    const pack = await this.needs.charges.packageOf(paymentId);
    if (!pack) throw new Error(`The package of payment ${paymentId} for job ${job.id} is gone`);
    const since = job.renewalStart;
    const opened = job.activatePaid({ ...pack, paymentId, packageId: pack.id }, this.needs.clock.now());
    // Another package may have been asked for before the money of this one was heard of.
    if (opened) await this.needs.charges.cancel(job.id, since);
    await this.needs.jobs.save(job);
  }
}
