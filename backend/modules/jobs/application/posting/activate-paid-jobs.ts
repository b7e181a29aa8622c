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
 * Opens a paid post when the provider reports its payment as succeeded, never because a client says so
 * (rules.md#paid-posts), and for exactly what that payment bought. A second payment buys nothing and is
 * refunded.
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
    // The employer may have ordered another package before this payment was reported.
    if (opened) await this.needs.charges.cancel(job.id, since);
    await this.needs.jobs.save(job);
  }
}
