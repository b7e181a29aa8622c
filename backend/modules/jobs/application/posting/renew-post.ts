import { assertOwner, jobNotFound, packageNotFound } from '../errors.ts';
import type { JobId, PaymentId, UserId } from '#kernel/ids.ts';
import type { JobPackage, PaymentView } from '#modules/billing/index.ts';
import type { JobPostQuota } from '#modules/identity/index.ts';
import type { Job } from '../../domain/posting/job.ts';
import type { PackageOrder, PaidPostNeeds } from './post-paid-job.ts';

type RenewalNeeds = Omit<PaidPostNeeds, 'posts' | 'geocoder' | 'effects'> & { readonly quota: JobPostQuota };

/**
 * Continues a paid post whose days are over, with another package or as a free post. It stays the same job,
 * so that existing links and posters lead to it again.
 */
export class RenewPost {
  private readonly needs: RenewalNeeds;

  constructor(needs: RenewalNeeds) {
    this.needs = needs;
  }

  /**
   * Asking again answers the same payment; another package takes the place of one that is not paid yet.
   * @throws DomainError `hiring.job_not_found`, `hiring.not_owner`, `hiring.package_not_found`, `hiring.still_online` or
   * `hiring.job_held` (409), `hiring.no_posts_left` (402)
   */
  async run(jobId: JobId, by: UserId, { packageId, otherCard }: PackageOrder): Promise<PaymentView> {
    const { unitOfWork, charges, billing } = this.needs;
    const pack = packageId === null ? null : await charges.package(packageId);
    if (packageId !== null && !pack?.isOnSale) throw packageNotFound();
    const paymentId = await unitOfWork.transaction(async () => {
      const due = await this.renew(jobId, by, pack);
      if (due && otherCard) await billing.askForCard(due);
      return due;
    });
    return billing.present(paymentId);
  }

  private async renew(jobId: JobId, by: UserId, pack: JobPackage | null): Promise<PaymentId | null> {
    const { jobs, charges } = this.needs;
    const job = await jobs.find(jobId);
    if (!job) throw jobNotFound();
    assertOwner(job, by);
    if (job.packageId !== pack?.id && job.renewalStart !== null)
      await charges.cancel(jobId, job.renewalStart);
    if (pack) this.pay(job, pack);
    else await this.takeFree(job);
    await jobs.save(job);
    return pack && charges.charge({ employerId: by, jobId, pack, since: job.renewalStart });
  }

  private pay(job: Job, { id, price }: JobPackage): void {
    job.renewPaid({ packageId: id, feeCents: price.cents }, this.needs.clock.now());
  }

  private async takeFree(job: Job): Promise<void> {
    job.renewFree(this.needs.clock.now());
    await this.needs.quota.usePost(job.employerId);
  }
}
