import { type DueWork, eachAlone, type TaskHandler, type TaskMap } from '#kernel/tasks.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { Milestone } from '../../domain/bonus/milestone.ts';
import { milestoneReleased } from '../../domain/ledger/postings.ts';
import type { BillingNeeds } from '../ports.ts';

const BATCH = 50;

/** Pays a part of a bonus to the referrer on its due date (rules.md#bonus-schedule). Idempotent. */
export class ReleaseMilestone implements TaskHandler<'billing.release_milestone'> {
  readonly kind = 'billing.release_milestone';
  private readonly unitOfWork: UnitOfWork;
  private readonly needs: BillingNeeds;

  constructor(unitOfWork: UnitOfWork, needs: BillingNeeds) {
    this.unitOfWork = unitOfWork;
    this.needs = needs;
  }

  async handle(data: TaskMap['billing.release_milestone']): Promise<void> {
    await this.run(data.milestoneId);
  }

  async run(milestoneId: string): Promise<void> {
    await this.unitOfWork.transaction(async () => {
      const at = this.needs.clock.now();
      const milestone = await this.needs.milestones.find(milestoneId);
      if (milestone?.state !== 'pending' || milestone.frozenBy !== null || milestone.waitsForWorker) return;
      await releaseNow(this.needs, milestone, at);
    });
  }
}

async function releaseNow(
  { milestones, ledger, taskQueue }: Pick<BillingNeeds, 'milestones' | 'ledger' | 'taskQueue'>,
  milestone: Milestone,
  at: Date,
): Promise<void> {
  milestone.release(at);
  await milestones.save([milestone]);
  const { id, obligationId, referralId, referrerId, amountCents } = milestone;
  const provider = (await ledger.providersOf([obligationId])).get(obligationId) ?? null;
  const movement = { milestoneId: id, referralId, referrerId, amountCents, provider, at };
  await ledger.post(milestoneReleased(movement));
  await taskQueue.enqueue({ kind: 'billing.ask_for_tax_form', data: { userId: referrerId } });
}

/** (tx) Waiting parts continue; a part whose due date has passed is released immediately. Idempotent. */
export async function letGo(
  needs: Pick<BillingNeeds, 'milestones' | 'ledger' | 'taskQueue' | 'clock'>,
  waiting: readonly Milestone[],
): Promise<void> {
  const at = needs.clock.now();
  for (const milestone of waiting) {
    if (!milestone.letGo()) continue;
    await needs.milestones.save([milestone]);
    if (milestone.isDue(at) && milestone.frozenBy === null) await releaseNow(needs, milestone, at);
  }
}

/**
 * Releases the parts of bonuses that are due, each in its own transaction. A part that fails is set aside for
 * a task, which retries and finally appears among the failed ones for an admin. It never blocks the others,
 * even if it cannot be written to.
 */
export class ReleaseMilestones implements DueWork {
  readonly name = 'billing.release_milestones';
  private readonly unitOfWork: UnitOfWork;
  private readonly needs: BillingNeeds;
  private readonly release: Pick<ReleaseMilestone, 'run'>;

  constructor(unitOfWork: UnitOfWork, needs: BillingNeeds, release: Pick<ReleaseMilestone, 'run'>) {
    this.unitOfWork = unitOfWork;
    this.needs = needs;
    this.release = release;
  }

  async run(): Promise<number> {
    const due = await this.unitOfWork.transaction(() =>
      this.needs.milestones.due(this.needs.clock.now(), BATCH),
    );
    return eachAlone(due, (id) => this.release.run(id).catch(() => this.setAside(id)));
  }

  private async setAside(milestoneId: string): Promise<void> {
    await this.unitOfWork.transaction(async () => {
      await this.needs.milestones.setAside(milestoneId, this.needs.clock.now());
      await this.needs.taskQueue.enqueue({ kind: 'billing.release_milestone', data: { milestoneId } });
    });
  }
}
