import type { Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { asId, type JobId, type PaymentId, type UserId } from '#kernel/ids.ts';
import type { CallEffects, UnitOfWork } from '#kernel/unit-of-work.ts';
import { FEATURED_DAYS } from '#contract/billing/vocabulary/plans/plans.ts';
import type { Billing, JobPackage, JobPostCharges, PaymentView, PlanPosts } from '#modules/billing/index.ts';
import type { Job } from '../../domain/posting/job.ts';
import { assertOwner, jobNotFound, packageNotFound } from '../errors.ts';
import type { JobRepository } from '../ports.ts';
import type { PackageOrder } from './post-paid-job.ts';

interface BoostJobNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly jobs: JobRepository;
  readonly charges: JobPostCharges;
  readonly plan: PlanPosts;
  readonly billing: Billing;
  readonly effects: CallEffects;
  readonly clock: Clock;
}

/** An own job becomes first in the lists for a while: for the price of a boost, or as one of the plan's featured ones. */
export class BoostJob {
  private readonly needs: BoostJobNeeds;

  constructor(needs: BoostJobNeeds) {
    this.needs = needs;
  }

  /**
   * Asking again before it is paid answers the same payment. Null takes one that the plan includes, and nothing is due.
   * @throws DomainError `hiring.job_not_found`, `hiring.not_owner`, `hiring.package_not_found`, `hiring.job_closed` (409),
   * `hiring.no_featured_left` (402)
   */
  async run(jobId: JobId, by: UserId, { packageId, otherCard }: PackageOrder): Promise<PaymentView> {
    const { unitOfWork, charges, billing } = this.needs;
    const pack = packageId === null ? null : await charges.package(packageId);
    if (packageId !== null && !(pack?.isOnSale && pack.kind === 'boost')) throw packageNotFound();
    const paymentId = await unitOfWork.transaction(async () => {
      const due = await this.order(jobId, by, pack);
      if (due && otherCard) await billing.askForCard(due);
      return due;
    });
    return billing.present(paymentId);
  }

  /** (tx) Its payment has succeeded. A job that was closed meanwhile gets its money back. */
  async paid(jobId: JobId, paymentId: PaymentId): Promise<void> {
    const { jobs, charges, clock } = this.needs;
    const job = await jobs.find(jobId);
    if (!job?.isActive) return charges.refund(paymentId, 'post_closed');
    const pack = await charges.packageOf(paymentId);
    if (!pack) throw new Error(`The boost of payment ${paymentId} for job ${jobId} is gone`);
    job.feature(pack.days, clock.now());
    await jobs.save(job);
  }

  private async order(jobId: JobId, by: UserId, pack: JobPackage | null): Promise<PaymentId | null> {
    const { jobs, charges, effects } = this.needs;
    const job = await jobs.find(jobId);
    if (!job) throw jobNotFound();
    assertOwner(job, by);
    job.assertCanBeFeatured();
    const made = await effects.once(() =>
      pack ? charges.boost({ employerId: by, jobId, pack }) : this.takeIncluded(job, by),
    );
    return pack && asId<'payment'>(made);
  }

  /** (tx) Answers the job's id. */
  private async takeIncluded(job: Job, by: UserId): Promise<string> {
    const { jobs, plan, clock } = this.needs;
    if (!(await plan.takeFeatured(by))) throw noneLeft();
    job.feature(FEATURED_DAYS, clock.now());
    await jobs.save(job);
    return job.id;
  }
}

function noneLeft(): DomainError {
  return new DomainError(
    'hiring.no_featured_left',
    'payment_required',
    'Your plan has no featured posts left this month',
  );
}
