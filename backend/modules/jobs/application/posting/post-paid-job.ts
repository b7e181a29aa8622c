import { assertOwner, jobNotFound, packageNotFound } from '../errors.ts';
import type { Clock } from '#kernel/clock.ts';
import { asId, type JobId, type PaymentId, type UserId } from '#kernel/ids.ts';
import type { CallEffects, UnitOfWork } from '#kernel/unit-of-work.ts';
import type { Billing, JobPackage, JobPostCharges, PaymentView } from '#modules/billing/index.ts';
import type { Acknowledgement, JobText } from '../../domain/posting/job-record.ts';
import { Job } from '../../domain/posting/job.ts';
import type { JobGeocoder } from './geocode-jobs.ts';
import type { JobRepository } from '../ports.ts';

export interface PaidPosts {
  /** (tx) One at a time for each employer. */
  lock(employerId: UserId): Promise<void>;
  /** The same post of this employer: one that waits for its payment, or one that was paid since then. */
  same(employerId: UserId, packageId: string, text: JobText, paidSince: Date): Promise<JobId | null>;
  /** Posts whose days are over and that are still open or featured, the longest over first. */
  daysOver(now: Date, limit: number): Promise<readonly JobId[]>;
}

/** An order for an existing post. */
export interface PackageOrder {
  /** Null for what costs nothing. */
  readonly packageId: string | null;
  /** The saved card is not charged (rules.md#saved-card). */
  readonly otherCard?: boolean;
}

export interface PaidPost {
  readonly packageId: string;
  readonly text: JobText;
  readonly acknowledgements: readonly Acknowledgement[];
  readonly otherCard?: boolean;
}

export interface PaidPostNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly jobs: JobRepository;
  readonly posts: PaidPosts;
  readonly charges: JobPostCharges;
  readonly billing: Billing;
  readonly geocoder: JobGeocoder;
  readonly effects: CallEffects;
  readonly clock: Clock;
}

/** Someone who has just paid and sends the same again means the same post. */
const SAME_POST_MS = 3_600_000;

/** A job for the price of a package. It opens when the provider says that it was paid (rules.md#paid-posts). */
export class PostPaidJob {
  private readonly needs: PaidPostNeeds;

  constructor(needs: PaidPostNeeds) {
    this.needs = needs;
  }

  /**
   * Asking again for the same post answers the same payment, so that no second press charges twice.
   * @throws DomainError `hiring.package_not_found`
   */
  async run(employerId: UserId, post: PaidPost): Promise<{ jobId: JobId; payment: PaymentView }> {
    const { unitOfWork, charges, billing, geocoder } = this.needs;
    const pack = await charges.package(post.packageId);
    if (!pack?.isOnSale) throw packageNotFound();
    const text = await geocoder.withCoordinates(post.text);
    const order = await unitOfWork.transaction(() => this.order(employerId, pack, { ...post, text }));
    const payment = await billing.present(order.paymentId);
    await unitOfWork.transaction(() => this.note(order.jobId, payment.paymentIntentId));
    return { jobId: order.jobId, payment };
  }

  /** For going on with a post that still waits. @throws DomainError `hiring.job_not_found`, `hiring.not_owner` */
  async paymentOf(jobId: JobId, by: UserId): Promise<PaymentView> {
    const { unitOfWork, jobs, charges, billing } = this.needs;
    const paymentId = await unitOfWork.transaction(async () => {
      const job = await jobs.find(jobId);
      if (!job) throw jobNotFound();
      assertOwner(job, by);
      const pack = job.packageId === null ? null : await charges.package(job.packageId);
      return pack && charges.charge({ employerId: job.employerId, jobId, pack, since: job.renewalStart });
    });
    return billing.present(paymentId);
  }

  private async order(
    employerId: UserId,
    pack: JobPackage,
    { text, acknowledgements, otherCard = false }: PaidPost,
  ): Promise<{ jobId: JobId; paymentId: PaymentId }> {
    const { jobs, posts, charges, billing, effects } = this.needs;
    await posts.lock(employerId);
    const made = await effects.once(() => this.write(employerId, pack, { text, acknowledgements }));
    const jobId = asId<'job'>(made);
    const since = (await jobs.find(jobId))?.renewalStart ?? null;
    const paymentId = await charges.charge({ employerId, jobId, pack, since });
    if (otherCard) await billing.askForCard(paymentId);
    return { jobId, paymentId };
  }

  /** (tx) The job that is meant, which may be there. */
  private async write(
    employerId: UserId,
    pack: JobPackage,
    { text, acknowledgements }: Pick<PaidPost, 'text' | 'acknowledgements'>,
  ): Promise<JobId> {
    const { jobs, posts, clock } = this.needs;
    const now = clock.now();
    const same = await posts.same(employerId, pack.id, text, new Date(now.getTime() - SAME_POST_MS));
    if (same) return same;
    const paidPackage = { packageId: pack.id, feeCents: pack.price.cents };
    const job = Job.post({ employerId, text, acknowledgements: [...acknowledgements], paidPackage }, now);
    await jobs.add(job);
    return job.id;
  }

  private async note(jobId: JobId, paymentIntentId: string | null): Promise<void> {
    const { jobs, clock } = this.needs;
    const job = await jobs.find(jobId);
    if (!job || paymentIntentId === null || job.paymentIntentId === paymentIntentId) return;
    job.awaitPayment(paymentIntentId, clock.now());
    await jobs.save(job);
  }
}
