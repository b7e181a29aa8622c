import type { Clock } from '#kernel/clock.ts';
import type { TaskQueue } from '#kernel/tasks.ts';
import type { ReferralFacts } from '#modules/hiring/index.ts';
import type { BackgroundCheck } from '../../domain/order/background-check.ts';
import type { ConsentDispatch } from '../consent/consent-dispatch.ts';
import type { BackgroundCheckRepository, CheckLog } from '../ports.ts';

interface CheckLifecycleNeeds {
  readonly checks: BackgroundCheckRepository;
  readonly dispatch: ConsentDispatch;
  readonly log: CheckLog;
  readonly taskQueue: TaskQueue;
  readonly clock: Clock;
}

/** (tx) Steps of a check that several use cases share. The referral is locked. */
export class CheckLifecycle {
  private readonly needs: CheckLifecycleNeeds;

  constructor(needs: CheckLifecycleNeeds) {
    this.needs = needs;
  }

  /** The check is paid: contacts the candidate, or orders the report if they have already authorized it. */
  async paid(
    check: BackgroundCheck,
    packageType: BackgroundCheck['packageType'],
    referral: ReferralFacts,
  ): Promise<void> {
    check.markPaid(packageType, this.needs.clock.now());
    await this.needs.checks.save(check);
    await this.needs.dispatch.send(check, referral);
    await this.follow(check);
  }

  async follow(check: BackgroundCheck): Promise<void> {
    if (check.isRunning)
      await this.needs.taskQueue.enqueue({ kind: 'checks.follow', data: { checkId: check.id } });
  }

  /** The caller refunds the money. Idempotent. */
  async cancel(check: BackgroundCheck, actor: 'employer' | 'system'): Promise<void> {
    const { provider, externalId } = check;
    const at = this.needs.clock.now();
    if (!check.cancel(at)) return;
    await this.needs.checks.save(check);
    await this.needs.dispatch.revoke(check);
    const kind = check.kind === 'drug_test' ? 'test_canceled' : 'check_canceled';
    await this.needs.log.add({ referralId: check.referralId, kind, actor, at });
    if (provider === null || externalId === null) return;
    await this.needs.taskQueue.enqueue({ kind: 'checks.call_off_report', data: { provider, externalId } });
  }
}
