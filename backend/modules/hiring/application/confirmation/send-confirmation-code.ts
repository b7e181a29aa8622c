import type { Clock } from '#kernel/clock.ts';
import type { ReferralId, UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { type Jobs, jobNotFound } from '#modules/jobs/index.ts';
import type { ReferralWriter } from '../referral/referral-writer.ts';
import { assertReferrer } from '../errors.ts';
import type { WorkerLanguages } from './worker-languages.ts';
import type { ConfirmationLinks } from './confirmation-links.ts';

interface SendConfirmationCodeNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly writer: ReferralWriter;
  readonly jobs: Jobs;
  readonly languages: WorkerLanguages;
  readonly links: ConfirmationLinks;
  readonly clock: Clock;
}

/** The referrer has a six-digit code sent to the worker's phone (rules.md#code-tries). */
export class SendConfirmationCode {
  private readonly needs: SendConfirmationCodeNeeds;

  constructor(needs: SendConfirmationCodeNeeds) {
    this.needs = needs;
  }

  /** @throws DomainError `hiring.not_referrer`, `hiring.already_confirmed`, `hiring.referral_over`, `hiring.too_many_codes` */
  async run(id: ReferralId, by: UserId): Promise<void> {
    await this.needs.unitOfWork.transaction(async () => {
      const referral = await this.needs.writer.find(id);
      assertReferrer(referral, by);
      const job = await this.needs.jobs.findToRefer(referral.jobId);
      if (!job) throw jobNotFound();
      const now = this.needs.clock.now();
      const code = this.needs.links.newCode();
      referral.issueCode(this.needs.links.codeHash(referral, code), now);
      if (!this.needs.links.isOpen(referral, now)) this.needs.links.open(referral, now);
      await this.needs.writer.save(referral);
      const language = await this.needs.languages.of(id);
      await this.needs.links.textCode(referral, job, code, language);
    });
  }
}
