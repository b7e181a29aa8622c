import { addDays, type Clock } from '#kernel/clock.ts';
import type { DueWork } from '#kernel/tasks.ts';
import type { NoticeReports } from './ports.ts';

const AT_ONCE = 100;
/** The period in which someone may sue because of a report (15 U.S.C. § 1681p). */
const KEPT_DAYS = 5 * 365;

/** Deletes reports after the time to sue has ended (rules.md#whole-report). */
export class ForgetReports implements DueWork {
  readonly name = 'checks.forget_reports';
  private readonly reports: Pick<NoticeReports, 'forgetBefore'>;
  private readonly clock: Clock;

  constructor(reports: Pick<NoticeReports, 'forgetBefore'>, clock: Clock) {
    this.reports = reports;
    this.clock = clock;
  }

  run(): Promise<number> {
    return this.reports.forgetBefore(addDays(this.clock.now(), -KEPT_DAYS), AT_ONCE);
  }
}
