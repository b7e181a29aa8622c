import type { Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { UserId } from '#kernel/ids.ts';
import type { TaskQueue } from '#kernel/tasks.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { BILLING_TASKS, taskId } from '../provider/billing-tasks.ts';
import type { PaymentProvider } from '../provider/payment-provider.ts';
import type { CustomerStore } from '../ports.ts';
import type { ProviderCustomers } from './prepare-payment.ts';

interface SavedCardsNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly provider: PaymentProvider;
  readonly customers: ProviderCustomers;
  readonly customerStore: CustomerStore;
  readonly taskQueue: TaskQueue;
  readonly clock: Clock;
}

/** The cards that an employer keeps with the provider. They are saved when the provider's event says so. */
export class SavedCards {
  private readonly needs: SavedCardsNeeds;

  constructor(needs: SavedCardsNeeds) {
    this.needs = needs;
  }

  /** What the browser needs to save a card. */
  async beginAdding(userId: UserId): Promise<{ clientSecret: string; setupIntentId: string }> {
    const setup = await this.needs.provider.createSetupIntent(await this.needs.customers.idOf(userId));
    return { clientSecret: setup.clientSecret, setupIntentId: setup.id };
  }

  /** Later charges take it (rules.md#default-card). @throws DomainError `billing.card_not_found` (not_found) */
  async choose(userId: UserId, id: string): Promise<void> {
    const { customerStore, taskQueue, clock, unitOfWork } = this.needs;
    await unitOfWork.transaction(async () => {
      if (!(await customerStore.chooseCard(userId, id, clock.now()))) throw cardNotFound();
      await taskQueue.enqueue({ kind: BILLING_TASKS.chargePlanTo, data: { userId } });
    });
  }

  /** @throws DomainError `billing.card_not_found` (not_found) */
  async remove(userId: UserId, id: string): Promise<void> {
    await this.needs.unitOfWork.transaction(async () => {
      const card = await this.needs.customerStore.removeCard(userId, id);
      if (!card) throw cardNotFound();
      await this.needs.taskQueue.enqueue({ kind: BILLING_TASKS.chargePlanTo, data: { userId } });
      await this.needs.taskQueue.enqueue({ kind: BILLING_TASKS.detachCard, data: { ...card } });
    });
  }
}

function cardNotFound(): DomainError {
  return new DomainError('billing.card_not_found', 'not_found', 'Payment method not found');
}

/** The provider forgets a removed card; one of another provider is not known to it. */
export class DetachCard {
  readonly kind = BILLING_TASKS.detachCard;
  private readonly provider: PaymentProvider;

  constructor(provider: PaymentProvider) {
    this.provider = provider;
  }

  async handle(data: Readonly<Record<string, unknown>>): Promise<void> {
    // A task of the release before does not say whose it is.
    const { provider = this.provider.name } = data;
    if (provider === this.provider.name) await this.provider.detachCard(taskId(data, 'cardId'));
  }
}
