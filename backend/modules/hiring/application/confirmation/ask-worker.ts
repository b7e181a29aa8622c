import type { Clock } from '#kernel/clock.ts';
import type { Jobs } from '#modules/jobs/index.ts';
import type { Referral } from '../../domain/referral/referral.ts';
import type { OwnReferrals } from '../referral/own-referrals.ts';
import type { ConfirmationLinks } from './confirmation-links.ts';
import type { WorkerLanguages } from './worker-languages.ts';

interface AskWorkerNeeds {
  readonly jobs: Pick<Jobs, 'findToRefer'>;
  readonly languages: WorkerLanguages;
  readonly own: Pick<OwnReferrals, 'hasOwnAccount'>;
  readonly links: ConfirmationLinks;
  readonly clock: Clock;
}

/**
 * (tx) A worker who is hired without having confirmed is texted the link once more, unless an account of theirs speaks for them
 * (rules.md#unconfirmed-hires). The caller saves the referral.
 */
export class AskWorker {
  private readonly needs: AskWorkerNeeds;

  constructor(needs: AskWorkerNeeds) {
    this.needs = needs;
  }

  async ask(referral: Referral): Promise<void> {
    const { jobs, languages, own, links, clock } = this.needs;
    const job = await jobs.findToRefer(referral.jobId);
    if (referral.isConfirmed || referral.verificationStatus === 'declined' || !job) return;
    const now = clock.now();
    if (await own.hasOwnAccount(referral.id)) {
      referral.confirmByDeed(now);
      return;
    }
    referral.reopenConfirmation(now);
    if (!links.isOpen(referral, now)) links.open(referral, now);
    await links.textHired(referral, job, await languages.of(referral.id));
  }
}
