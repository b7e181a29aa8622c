import type { Clock } from '#kernel/clock.ts';
import { eachAlone, type DueWork, type TaskHandler, type TaskMap } from '#kernel/tasks.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { SubscriptionRepository } from './plan-ports.ts';
import type { SettleSubscription } from './settle-subscription.ts';
import type { SubscriptionProvider } from './subscription-provider.ts';

interface EndSubscriptionNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly subscriptions: SubscriptionRepository;
  readonly provider: SubscriptionProvider;
  readonly settle: SettleSubscription;
  readonly clock: Clock;
}

/**
 * Ends a plan at the provider too after its grace period, so that it charges nothing later
 * (rules.md#dunning).
 */
export class EndSubscription implements TaskHandler<'billing.end_subscription'> {
  readonly kind = 'billing.end_subscription';
  private readonly needs: EndSubscriptionNeeds;

  constructor(needs: EndSubscriptionNeeds) {
    this.needs = needs;
  }

  async handle(data: TaskMap['billing.end_subscription']): Promise<void> {
    await this.run(data.subscriptionId);
  }

  /** Keep the plan if it was paid meanwhile, even if no event reported it. */
  async run(id: string): Promise<void> {
    const { unitOfWork, subscriptions, provider, settle, clock } = this.needs;
    const found = await unitOfWork.transaction(() => subscriptions.find(id));
    if (!found?.stripeSubscriptionId || !found.isGraceOver(clock.now())) return;
    const paid = await provider.endUnpaid(found.stripeSubscriptionId);
    const invoice = paid === null ? null : await provider.invoice(paid);
    const report = await provider.subscription(found.stripeSubscriptionId);
    if (report) await unitOfWork.transaction(() => settle.apply(report, invoice));
  }
}

const AT_ONCE = 20;

/** Needed if the provider's last event was lost. */
export class EndUnpaidPlans implements DueWork {
  readonly name = 'billing.end_unpaid_plans';
  private readonly subscriptions: SubscriptionRepository;
  private readonly end: EndSubscription;
  private readonly clock: Clock;

  constructor(subscriptions: SubscriptionRepository, end: EndSubscription, clock: Clock) {
    this.subscriptions = subscriptions;
    this.end = end;
    this.clock = clock;
  }

  async run(): Promise<number> {
    const over = await this.subscriptions.graceOver(this.clock.now(), AT_ONCE);
    return eachAlone(over, (id) => this.end.run(id));
  }
}
