import type { Clock } from '#kernel/clock.ts';
import type { TaskQueue } from '#kernel/tasks.ts';
import type { ReferralFacts } from '#modules/hiring/index.ts';
import type { BackgroundCheck } from '../domain/background-check.ts';
import type { ConsentDispatch } from './consent-dispatch.ts';
import type { BackgroundCheckRepository, CheckLog } from './ports.ts';

export const CHECK_JOBS = {
  /** Orders a report, or asks how it stands. */
  follow: 'checks.follow',
  /** Tells the agency that nobody needs a report any more. */
  callOffReport: 'checks.call_off_report',
} as const;

/** (tx) Steps that several use cases take with a check. The referral is locked. */
export class CheckWork {
  private readonly checks: BackgroundCheckRepository;
  private readonly dispatch: ConsentDispatch;
  private readonly log: CheckLog;
  private readonly jobs: TaskQueue;
  private readonly clock: Clock;

  constructor(
    checks: BackgroundCheckRepository,
    dispatch: ConsentDispatch,
    log: CheckLog,
    jobs: TaskQueue,
    clock: Clock,
  ) {
    this.checks = checks;
    this.dispatch = dispatch;
    this.log = log;
    this.jobs = jobs;
    this.clock = clock;
  }

  /** The money is there: the candidate is asked, or one who said yes already is checked. */
  async paid(
    check: BackgroundCheck,
    packageType: BackgroundCheck['packageType'],
    referral: ReferralFacts,
  ): Promise<void> {
    check.markPaid(packageType, this.clock.now());
    await this.checks.save(check);
    await this.dispatch.send(check, referral);
    await this.follow(check);
  }

  async follow(check: BackgroundCheck): Promise<void> {
    if (check.isRunning) await this.jobs.enqueue({ kind: CHECK_JOBS.follow, data: { checkId: check.id } });
  }

  /** Its money is the caller's. Repeating it does nothing. */
  async cancel(check: BackgroundCheck, actor: 'employer' | 'system'): Promise<void> {
    const { provider, externalId } = check;
    const at = this.clock.now();
    if (!check.cancel(at)) return;
    await this.checks.save(check);
    await this.dispatch.revoke(check);
    await this.log.add({ referralId: check.referralId, kind: 'check_canceled', actor, at });
    if (provider === null || externalId === null) return;
    await this.jobs.enqueue({ kind: CHECK_JOBS.callOffReport, data: { provider, externalId } });
  }
}
