import type { Clock } from '#kernel/clock.ts';
import type { ReferralId, UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { AccountReader } from '#modules/identity/index.ts';
import { type Jobs, jobNotFound } from '#modules/jobs/index.ts';
import type { ReferralWriter } from '../referral/referral-writer.ts';
import { assertReferrer } from '../errors.ts';
import { workerLanguageOf } from './worker-language.ts';
import type { WorkerLinks } from './worker-links.ts';

/** The referrer has a six-digit code sent to the worker's phone (rules.md#code-tries). */
export class SendVerification {
  private readonly unitOfWork: UnitOfWork;
  private readonly journal: ReferralWriter;
  private readonly jobs: Jobs;
  private readonly accounts: AccountReader;
  private readonly links: WorkerLinks;
  private readonly clock: Clock;

  constructor(
    unitOfWork: UnitOfWork,
    journal: ReferralWriter,
    jobs: Jobs,
    accounts: AccountReader,
    links: WorkerLinks,
    clock: Clock,
  ) {
    this.unitOfWork = unitOfWork;
    this.journal = journal;
    this.jobs = jobs;
    this.accounts = accounts;
    this.links = links;
    this.clock = clock;
  }

  /** @throws DomainError `hiring.not_referrer`, `hiring.already_confirmed`, `hiring.referral_over`, `hiring.too_many_codes` */
  async run(id: ReferralId, by: UserId): Promise<void> {
    await this.unitOfWork.transaction(async () => {
      const referral = await this.journal.find(id);
      assertReferrer(referral, by);
      const job = await this.jobs.findToRefer(referral.jobId);
      if (!job) throw jobNotFound();
      const now = this.clock.now();
      const code = this.links.newCode();
      referral.issueCode(this.links.codeHash(referral, code), now);
      if (!this.links.isOpen(referral, now)) this.links.open(referral, now);
      await this.journal.save(referral);
      const language = await workerLanguageOf(referral, this.accounts);
      await this.links.textCode(referral, job, code, language);
    });
  }
}
