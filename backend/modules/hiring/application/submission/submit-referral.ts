import type { ReferralId, UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { ReferralFactory, ReferredWorker, Referring } from './referral-factory.ts';

/** A community member puts a worker forward for a job. */
export class SubmitReferral {
  private readonly unitOfWork: UnitOfWork;
  private readonly factory: ReferralFactory;

  constructor(unitOfWork: UnitOfWork, factory: ReferralFactory) {
    this.unitOfWork = unitOfWork;
    this.factory = factory;
  }

  /**
   * @throws DomainError `hiring.job_not_found`, `hiring.job_closed`, `hiring.own_job`, `hiring.self_referral`,
   * `hiring.already_referred`, `hiring.phone_invalid`
   */
  async run(by: UserId, referring: Referring, worker: ReferredWorker): Promise<ReferralId> {
    return this.unitOfWork.transaction(async () => {
      const opening = await this.factory.open(by, referring);
      const workerPhone = this.factory.phone(worker.workerPhone, 'workerPhone');
      const submission = this.factory.submission(opening, { ...worker, workerPhone }, null);
      const referral = await this.factory.add(opening, submission);
      return referral.id;
    });
  }
}
