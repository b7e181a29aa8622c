import type { Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { UserId } from '#kernel/ids.ts';
import { Money } from '#kernel/money.ts';
import type { TaskHandler, TaskMap, TaskQueue } from '#kernel/tasks.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { PaymentProvider } from '../provider/payment-provider.ts';
import type { SubscriptionRepository } from '../plans/plan-ports.ts';
import type { CustomerStore } from '../ports.ts';
import type { ProviderCustomers } from '../charging/prepare-payment.ts';

interface SavedCardsNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly provider: PaymentProvider;
  readonly customers: ProviderCustomers;
  readonly customerStore: CustomerStore;
  readonly subscriptions: Pick<SubscriptionRepository, 'live'>;
  readonly taskQueue: TaskQueue;
  readonly clock: Clock;
}

/** The cards that an employer has saved with the provider. The provider's event confirms each one. */
export class SavedCards {
  private readonly needs: SavedCardsNeeds;

  constructor(needs: SavedCardsNeeds) {
    this.needs = needs;
  }

  /** The data that the browser needs to save a card. */
  async beginAdding(userId: UserId): Promise<{ clientSecret: string; setupIntentId: string }> {
    const setup = await this.needs.provider.createSetupIntent(await this.needs.customers.idOf(userId));
    return { clientSecret: setup.clientSecret, setupIntentId: setup.id };
  }

  /**
   * Makes this the card for later charges (rules.md#default-card). @throws DomainError
   * `billing.card_not_found` (not_found)
   */
  async choose(userId: UserId, id: string): Promise<void> {
    const { customerStore, taskQueue, clock, unitOfWork } = this.needs;
    await unitOfWork.transaction(async () => {
      if (!(await customerStore.chooseCard(userId, id, clock.now()))) throw cardNotFound();
      await taskQueue.enqueue({ kind: 'billing.charge_plan_to', data: { userId } });
    });
  }

  /**
   * Locks the plan first, so that the last two cards cannot both be removed at the same moment.
   * @param leavesPlanUnpaid the person knows that the next payment of the plan has no card then
   *   (rules.md#last-card)
   * @throws DomainError `billing.card_not_found` (not_found), `billing.plan_needs_card` (conflict)
   */
  async remove(userId: UserId, id: string, leavesPlanUnpaid: boolean): Promise<void> {
    const { unitOfWork, subscriptions, customerStore, provider, taskQueue } = this.needs;
    await unitOfWork.transaction(async () => {
      const next = (await subscriptions.live(userId))?.nextPayment ?? null;
      const before = await customerStore.defaultCard(userId, provider.name);
      const card = await customerStore.removeCard(userId, id);
      if (!card) throw cardNotFound();
      const isLast = before !== null && (await customerStore.defaultCard(userId, provider.name)) === null;
      if (isLast && next && !leavesPlanUnpaid) throw planNeedsCard(next);
      await taskQueue.enqueue({ kind: 'billing.charge_plan_to', data: { userId } });
      await taskQueue.enqueue({ kind: 'billing.detach_card', data: { ...card } });
    });
  }
}

function planNeedsCard({ amountCents, at }: { amountCents: number; at: Date }): DomainError {
  const details = { amount: Money.ofCents(amountCents).toDollars(), at: at.toISOString() };
  const message = 'Your plan is paid with this card. Add another one first, or cancel the plan';
  return new DomainError('billing.plan_needs_card', 'conflict', message, details);
}

function cardNotFound(): DomainError {
  return new DomainError('billing.card_not_found', 'not_found', 'Payment method not found');
}

/** Detaches a removed card at the provider; a card of another provider is unknown there. */
export class DetachCard implements TaskHandler<'billing.detach_card'> {
  readonly kind = 'billing.detach_card';
  private readonly provider: PaymentProvider;

  constructor(provider: PaymentProvider) {
    this.provider = provider;
  }

  async handle(data: TaskMap['billing.detach_card']): Promise<void> {
    // A task of the previous release does not name its provider.
    const { provider = this.provider.name } = data;
    if (provider === this.provider.name) await this.provider.detachCard(data.cardId);
  }
}
