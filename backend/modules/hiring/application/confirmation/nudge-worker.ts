import type { Clock } from '#kernel/clock.ts';
import type { ReferralId, UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { type Jobs, jobNotFound } from '#modules/jobs/index.ts';
import { assertReferrer } from '../errors.ts';
import type { ReferralWriter } from '../referral/referral-writer.ts';
import type { ConfirmationLinks } from './confirmation-links.ts';
import type { WorkerLanguages } from './worker-languages.ts';

interface NudgeWorkerNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly writer: ReferralWriter;
  readonly jobs: Pick<Jobs, 'findToRefer'>;
  readonly languages: WorkerLanguages;
  readonly links: ConfirmationLinks;
  readonly clock: Clock;
}

/** The referrer has the worker reminded of the link, at most once a day (rules.md#nudges). */
export class NudgeWorker {
  private readonly needs: NudgeWorkerNeeds;

  constructor(needs: NudgeWorkerNeeds) {
    this.needs = needs;
  }

  /** @throws DomainError `hiring.not_referrer`, `hiring.already_confirmed`, `hiring.referral_over`, `hiring.asked_lately` */
  async run(id: ReferralId, by: UserId): Promise<void> {
    const { unitOfWork, writer, jobs, languages, links, clock } = this.needs;
    await unitOfWork.transaction(async () => {
      const referral = await writer.find(id);
      assertReferrer(referral, by);
      const job = await jobs.findToRefer(referral.jobId);
      if (!job) throw jobNotFound();
      const now = clock.now();
      referral.nudge(now);
      if (!links.isOpen(referral, now)) links.open(referral, now);
      await writer.save(referral);
      await links.textNudge(referral, job, await languages.of(referral.id));
    });
  }
}
