import type { DueWork } from '#kernel/tasks.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { milestoneReleased } from '../../domain/postings.ts';
import type { BillingNeeds } from '../ports.ts';

const BATCH = 50;

/** The parts of bonuses whose day has come become the referrers' (rules.md#bonus-schedule). */
export class ReleaseMilestones implements DueWork {
  readonly name = 'billing.release_milestones';
  private readonly unitOfWork: UnitOfWork;
  private readonly needs: BillingNeeds;

  constructor(unitOfWork: UnitOfWork, needs: BillingNeeds) {
    this.unitOfWork = unitOfWork;
    this.needs = needs;
  }

  async run(): Promise<number> {
    return this.unitOfWork.transaction(async () => {
      const at = this.needs.clock.now();
      const milestones = await this.needs.milestones.due(at, BATCH);
      for (const milestone of milestones) milestone.release(at);
      await this.needs.milestones.save(milestones);
      for (const { id, referralId, referrerId, amountCents } of milestones) {
        const movement = { milestoneId: id, referralId, referrerId, amountCents, at };
        await this.needs.ledger.post(milestoneReleased(movement));
      }
      return milestones.length;
    });
  }
}
