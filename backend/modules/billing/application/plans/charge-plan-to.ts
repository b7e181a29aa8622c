import type { TaskHandler, TaskMap } from '#kernel/tasks.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { CustomerStore } from '../ports.ts';
import type { SubscriptionRepository } from './plan-ports.ts';
import type { SubscriptionProvider } from './subscription-provider.ts';

interface ChargePlanToNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly subscriptions: SubscriptionRepository;
  readonly provider: SubscriptionProvider;
  readonly customerStore: CustomerStore;
  readonly providerName: string;
}

/** Charges renewals to the default card, so an employer who adds a card need not update the plan. */
export class ChargePlanTo implements TaskHandler<'billing.charge_plan_to'> {
  readonly kind = 'billing.charge_plan_to';
  private readonly needs: ChargePlanToNeeds;

  constructor(needs: ChargePlanToNeeds) {
    this.needs = needs;
  }

  async handle({ userId }: TaskMap['billing.charge_plan_to']): Promise<void> {
    const { unitOfWork, subscriptions, provider, customerStore, providerName } = this.needs;
    const plan = await unitOfWork.transaction(() => subscriptions.live(userId));
    const cardId = await customerStore.defaultCard(userId, providerName);
    if (plan?.stripeSubscriptionId && cardId) await provider.useCard(plan.stripeSubscriptionId, cardId);
  }
}
