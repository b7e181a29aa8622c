import type { Clock } from '#kernel/clock.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { reportedAddresses } from '../../domain/mail-report.ts';
import type { TrackDeliveries } from '../tracking/track-deliveries.ts';
import type { UndeliverableAddresses } from './undeliverable-addresses.ts';

/** Reports that were handled. They are stored permanently, because anyone who has one could send it again. */
export interface MailReports {
  /** (tx) False for one that was received before. */
  addFirst(signature: string, at: Date): Promise<boolean>;
}

interface ReceiveMailReportNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly reports: MailReports;
  readonly addresses: Pick<UndeliverableAddresses, 'add'>;
  readonly tracking: Pick<TrackDeliveries, 'bounced'>;
  readonly clock: Clock;
}

/**
 * Handles a mail server's report, delivered at least once: each report counts once (rules.md#dead-address).
 */
export class ReceiveMailReport {
  private readonly needs: ReceiveMailReportNeeds;

  constructor(needs: ReceiveMailReportNeeds) {
    this.needs = needs;
  }

  async run(signature: string, raw: string): Promise<void> {
    const { unitOfWork, reports, addresses, tracking, clock } = this.needs;
    const reported = reportedAddresses(raw);
    if (reported.length === 0) return;
    await unitOfWork.transaction(async () => {
      if (!(await reports.addFirst(signature, clock.now()))) return;
      for (const { email, problem } of reported) {
        await addresses.add(email, problem, clock.now());
        if (problem === 'bounced') await tracking.bounced(email);
      }
    });
  }
}
