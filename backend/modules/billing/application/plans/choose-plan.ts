import type { Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { LedgerProvider } from '../../contract/vocabulary/ledger/ledger.ts';
import type { PaidPlan, Plan } from '../../contract/vocabulary/plans/plans.ts';
import type { SubscriptionReport } from '../../domain/plans/subscription-record.ts';
import { isChosen, isLarger, refusalOfChoice } from '../../domain/plans/plan-change.ts';
import { Subscription } from '../../domain/plans/subscription.ts';
import type { ProviderCustomers } from '../charging/prepare-payment.ts';
import type { CustomerStore } from '../ports.ts';
import type { SubscriptionRepository } from './plan-ports.ts';
import type { SettleSubscription } from './settle-subscription.ts';
import type { SubscriptionProvider } from './subscription-provider.ts';

interface ChoosePlanNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly subscriptions: SubscriptionRepository;
  readonly provider: SubscriptionProvider;
  readonly providerName: LedgerProvider;
  readonly customers: ProviderCustomers;
  readonly customerStore: CustomerStore;
  readonly settle: SettleSubscription;
  readonly clock: Clock;
}

/** Starts, changes, or ends an employer's plan (rules.md#plans). */
export class ChoosePlan {
  private readonly needs: ChoosePlanNeeds;

  constructor(needs: ChoosePlanNeeds) {
    this.needs = needs;
  }

  /**
   * Charges the first month to the saved card immediately. Repeating it continues what was begun.
   * @throws DomainError `billing.subscription_running` (conflict), `billing.card_needed` (payment_required),
   *   `billing.card_declined` (payment_required); ProviderUnavailable
   */
  async start(userId: UserId, plan: PaidPlan): Promise<void> {
    const { unitOfWork, provider, customers } = this.needs;
    const cardId = await this.card(userId);
    const begun = await unitOfWork.transaction(() => this.begin(userId, plan));
    const customerId = await customers.idOf(userId);
    const wanted = { subscriptionId: begun.id, customerId, plan: begun.plan, cardId };
    try {
      await this.follow(await provider.start(wanted));
    } catch (error) {
      // Nothing was made: the next try needs a new key, because the provider repeats its answer to this one.
      if (isDeclined(error)) await unitOfWork.transaction(() => this.forget(begun.id));
      throw error;
    }
  }

  /**
   * An upgrade applies immediately and charges the difference; a downgrade or cancellation applies at the
   * period's end. Choosing the current plan cancels a scheduled change. A repeated choice changes nothing.
   * @throws DomainError `billing.no_subscription` (not_found), `billing.plan_unpaid` (conflict) while a
   *   renewal is unpaid, `billing.card_needed`, `billing.card_declined` (payment_required);
   *   ProviderUnavailable
   */
  async change(userId: UserId, plan: Plan): Promise<void> {
    const { provider } = this.needs;
    const own = await this.own(userId);
    if (isChosen(plan, own)) return;
    const refusal = refusalOfChoice(plan, own);
    if (refusal) throw refusal;
    if (plan === 'starter') return this.follow(await provider.cancelAtPeriodEnd(own.at, true));
    const chargesNow = isLarger(plan, own.plan);
    if (chargesNow) await this.card(userId);
    if (plan !== own.plan || own.nextPlan !== null) {
      // A retry after any change or refusal is a new attempt.
      const key = `${own.at}:${plan}:${own.version}`;
      try {
        await this.follow(await provider.switchPlan({ id: own.at, plan, chargesNow, key }));
      } catch (error) {
        if (isDeclined(error)) await this.decline(own.id);
        throw error;
      }
    }
    if (own.cancelAtPeriodEnd) await this.follow(await provider.cancelAtPeriodEnd(own.at, false));
  }

  /**
   * Charges the unpaid renewal to the current default card.
   * @throws DomainError `billing.nothing_due` (conflict), `billing.card_needed`, `billing.card_declined`;
   *   ProviderUnavailable
   */
  async pay(userId: UserId): Promise<void> {
    const { provider, settle, unitOfWork } = this.needs;
    const own = await this.own(userId);
    if (own.dueInvoiceId === null) {
      throw new DomainError('billing.nothing_due', 'conflict', 'There is nothing to pay');
    }
    const cardId = await this.card(userId);
    await provider.pay({ id: own.dueInvoiceId, subscriptionId: own.at, cardId });
    const effect = await settle.ofInvoice(own.dueInvoiceId);
    if (effect) await unitOfWork.transaction(effect);
  }

  private async card(userId: UserId): Promise<string> {
    const card = await this.needs.customerStore.defaultCard(userId, this.needs.providerName);
    if (card) return card;
    throw new DomainError('billing.card_needed', 'payment_required', 'Add a card first');
  }

  /** (tx) Continues a start that got no answer, with its original plan. */
  private async begin(userId: UserId, plan: PaidPlan): Promise<{ id: string; plan: PaidPlan }> {
    const { subscriptions, providerName, clock } = this.needs;
    const running = await subscriptions.live(userId);
    if (running && running.status !== 'incomplete') throw alreadyRunning();
    if (running) return { id: running.id, plan: running.plan };
    const begun = Subscription.begin({ userId, provider: providerName, plan }, clock.now());
    await subscriptions.add(begun);
    return { id: begun.id, plan };
  }

  private async decline(id: string): Promise<void> {
    const { unitOfWork, subscriptions, clock } = this.needs;
    await unitOfWork.transaction(async () => {
      const found = await subscriptions.find(id);
      found?.declineChange(clock.now());
      if (found) await subscriptions.save(found);
    });
  }

  private async forget(id: string): Promise<void> {
    const found = await this.needs.subscriptions.find(id);
    if (found?.status === 'incomplete') await this.needs.subscriptions.remove(found);
  }

  /** @throws DomainError `billing.no_subscription` (not_found) */
  private async own(userId: UserId) {
    return this.needs.unitOfWork.transaction(async () => {
      const found = await this.needs.subscriptions.live(userId);
      if (!found?.stripeSubscriptionId || !found.isLive) {
        throw new DomainError('billing.no_subscription', 'not_found', 'You have no plan to change');
      }
      return {
        id: found.id,
        at: found.stripeSubscriptionId,
        plan: found.plan,
        nextPlan: found.nextPlan,
        isLive: found.isLive,
        cancelAtPeriodEnd: found.cancelAtPeriodEnd,
        status: found.status,
        dueInvoiceId: found.dueInvoiceId,
        version: found.version,
      };
    });
  }

  private async follow(report: SubscriptionReport): Promise<void> {
    await this.needs.unitOfWork.transaction(() => this.needs.settle.apply(report, null));
  }
}

export function alreadyRunning(): DomainError {
  return new DomainError('billing.subscription_running', 'conflict', 'You have a plan already');
}

function isDeclined(error: unknown): boolean {
  return error instanceof DomainError && error.code === 'billing.card_declined';
}
