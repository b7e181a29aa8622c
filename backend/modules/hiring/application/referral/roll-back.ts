import type { Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { PaymentId, ReferralId, UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { Billing } from '#modules/billing/index.ts';
import type { ReferralStatus } from '../../contract/vocabulary/referral-status.ts';
import type { Referral } from '../../domain/referral/referral.ts';
import type { HireWorker } from './hire-worker.ts';
import type { Offers, Rewards } from '../hiring.ts';
import type { ReferralWriter } from './referral-writer.ts';

/** The employer undoes the last change, and with it what it caused (rules.md#undo-takes-back). */
export class RollBack {
  private readonly unitOfWork: UnitOfWork;
  private readonly journal: ReferralWriter;
  private readonly offers: Offers;
  private readonly rewards: Rewards;
  private readonly billing: Billing;
  private readonly hireWorker: HireWorker;
  private readonly clock: Clock;

  constructor(
    unitOfWork: UnitOfWork,
    journal: ReferralWriter,
    offers: Offers,
    rewards: Rewards,
    billing: Billing,
    hireWorker: HireWorker,
    clock: Clock,
  ) {
    this.unitOfWork = unitOfWork;
    this.journal = journal;
    this.offers = offers;
    this.rewards = rewards;
    this.billing = billing;
    this.hireWorker = hireWorker;
    this.clock = clock;
  }

  /**
   * The restored status. With `expected`, only that status is undone, and not what came after it.
   * @throws DomainError `hiring.rollback_refused` (422) with a reason of rules.md#rollback-reasons; `hiring.already_referred` (409)
   * when the worker of an undone rejection has been referred again meanwhile;
   * `hiring.moved_on` (409)
   */
  async run(id: ReferralId, by: UserId, expected: ReferralStatus | null = null): Promise<ReferralStatus> {
    const undoing = await this.unitOfWork.transaction(async () => {
      const referral = await this.journal.findOwned(id, by);
      if (expected && referral.status !== expected) throw movedOn();
      const paidOut = (await this.billing.hasPaidOut(id)) || (await this.rewards.isClaimed(id));
      const { undone, restored, events } = referral.rollBack({ at: this.clock.now(), by }, { paidOut });
      await this.journal.write(referral, events);
      return { restored, due: await this.takeBack(referral, undone) };
    });
    if (undoing.due) await this.billing.present(undoing.due);
    return undoing.restored;
  }

  private async takeBack(referral: Referral, undone: ReferralStatus): Promise<PaymentId | null> {
    if (undone === 'offer_sent') {
      await this.offers.withdrawLive(referral.id, 'Sending was undone');
      await this.billing.releaseUnhired(referral.id);
    }
    if (undone === 'hired') await this.billing.undoHire(referral.id);
    if (undone === 'rejected' && referral.status === 'hired') return this.hireWorker.restore(referral);
    return null;
  }
}

function movedOn(): DomainError {
  return new DomainError('hiring.moved_on', 'conflict', 'This referral has moved on since');
}
