import { asId } from '#kernel/ids.ts';
import type { TaskHandler } from '#kernel/tasks.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { BILLING_TASKS, taskId } from '../provider/billing-tasks.ts';
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
export class ChargePlanTo implements TaskHandler {
  readonly kind = BILLING_TASKS.chargePlanTo;
  private readonly needs: ChargePlanToNeeds;

  constructor(needs: ChargePlanToNeeds) {
    this.needs = needs;
  }

  async handle(data: Readonly<Record<string, unknown>>): Promise<void> {
    const { unitOfWork, subscriptions, provider, customerStore, providerName } = this.needs;
    const userId = asId<'user'>(taskId(data, 'userId'));
    const plan = await unitOfWork.transaction(() => subscriptions.live(userId));
    const cardId = await customerStore.defaultCard(userId, providerName);
    if (plan?.stripeSubscriptionId && cardId) await provider.useCard(plan.stripeSubscriptionId, cardId);
  }
}
