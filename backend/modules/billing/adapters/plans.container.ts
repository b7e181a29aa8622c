import { ContainerModule } from 'inversify';
import { construct, provide } from '#platform/container/token.ts';
import * as platform from '#platform/tokens.ts';
import { JOB_POST_QUOTA } from '#modules/identity/index.ts';
import { NOTIFIER } from '#modules/notifications/index.ts';
import { ChargePlanTo } from '../application/plans/charge-plan-to.ts';
import { ChoosePlan } from '../application/plans/choose-plan.ts';
import { EndSubscription, EndUnpaidPlans } from '../application/plans/end-subscription.ts';
import { NotifyPlanOwner } from '../application/plans/notify-plan-owner.ts';
import { OpenPortal } from '../application/plans/open-portal.ts';
import { PlanPayments } from '../application/plans/plan-payments.ts';
import { CountPlanPosts } from '../application/plans/plan-posts.ts';
import { ReadPlans } from '../application/plans/read-plans.ts';
import { SettleSubscription } from '../application/plans/settle-subscription.ts';
import * as billing from './billing.tokens.ts';
import { planRoutes } from './http/plans/plan.routes.ts';
import { MikroSubscriptionRepository } from './persistence/plans/mikro-subscription-repository.ts';
import { SqlPlanInvoices } from './persistence/plans/sql-plan-invoices.ts';
import * as plans from './plans.tokens.ts';
import { notifyPlanOwnerConsumer } from './queue/plans/notify-plan-owner-consumer.ts';
import { SandboxPlanStore } from './sandbox/plans/sandbox-plan-store.ts';
import { SandboxRenewals } from './sandbox/plans/sandbox-renewals.ts';
import { SandboxSubscriptionProvider } from './sandbox/plans/sandbox-subscription-provider.ts';
import { stripeSubscriptionProvider } from './stripe/plans/stripe-subscription-provider.ts';

export const plansContainer = new ContainerModule(({ bind }) => {
  provideStores(bind);
  provideProvider(bind);
  provideUseCases(bind);
  provideWork(bind);
  provide(
    bind,
    platform.ROUTES,
    (readPlans, choosePlan, portal) => planRoutes({ readPlans, choosePlan, portal }),
    [plans.READ_PLANS, plans.CHOOSE_PLAN, plans.OPEN_PORTAL],
  );
});

type Binder = Parameters<typeof provide>[0];

function provideStores(bind: Binder): void {
  provide(
    bind,
    plans.SUBSCRIPTIONS,
    (orm, sql, events, { name }) => new MikroSubscriptionRepository(orm, sql, events, name),
    [platform.ORM, platform.SQL, platform.EVENT_PUBLISHER, billing.PAYMENT_PROVIDER],
  );
  construct(bind, plans.PLAN_INVOICES, SqlPlanInvoices, [platform.SQL]);
  construct(bind, plans.SANDBOX_PLANS, SandboxPlanStore, [platform.SQL]);
}

function provideProvider(bind: Binder): void {
  const sandbox = {
    unitOfWork: platform.UNIT_OF_WORK,
    plans: plans.SANDBOX_PLANS,
    cards: billing.SANDBOX_STORE,
    events: billing.SANDBOX_EVENTS,
    clock: platform.CLOCK,
  };
  provide(
    bind,
    plans.SUBSCRIPTION_PROVIDER,
    (unitOfWork, store, cards, events, clock, settings) =>
      settings.stripe
        ? stripeSubscriptionProvider(settings.stripe, clock)
        : new SandboxSubscriptionProvider({ unitOfWork, plans: store, cards, events, clock }),
    [
      platform.UNIT_OF_WORK,
      plans.SANDBOX_PLANS,
      billing.SANDBOX_STORE,
      billing.SANDBOX_EVENTS,
      platform.CLOCK,
      platform.SETTINGS,
    ],
  );
  // After a switch to Stripe it renews the sandbox's remaining plans, without an effect.
  construct(bind, platform.DUE_WORK, SandboxRenewals, sandbox);
}

function provideUseCases(bind: Binder): void {
  provide(
    bind,
    plans.SETTLE_SUBSCRIPTION,
    (subscriptions, invoices, provider, { ledger }, taskQueue, events, clock) =>
      new SettleSubscription({ subscriptions, invoices, provider, ledger, taskQueue, events, clock }),
    [
      plans.SUBSCRIPTIONS,
      plans.PLAN_INVOICES,
      plans.SUBSCRIPTION_PROVIDER,
      billing.BILLING_NEEDS,
      platform.TASK_QUEUE,
      platform.EVENT_PUBLISHER,
      platform.CLOCK,
    ],
  );
  provide(
    bind,
    plans.PLAN_PAYMENTS,
    (unitOfWork, { name: providerName }, provider, subscriptions, invoices, { payments, clock }) =>
      new PlanPayments({ unitOfWork, providerName, provider, subscriptions, invoices, payments, clock }),
    [
      platform.UNIT_OF_WORK,
      billing.PAYMENT_PROVIDER,
      plans.SUBSCRIPTION_PROVIDER,
      plans.SETTLE_SUBSCRIPTION,
      plans.PLAN_INVOICES,
      billing.BILLING_NEEDS,
    ],
  );
  provide(
    bind,
    plans.CHOOSE_PLAN,
    (unitOfWork, subscriptions, provider, { name: providerName }, customers, customerStore, settle, clock) =>
      new ChoosePlan({
        unitOfWork,
        subscriptions,
        provider,
        providerName,
        customers,
        customerStore,
        settle,
        clock,
      }),
    [
      platform.UNIT_OF_WORK,
      plans.SUBSCRIPTIONS,
      plans.SUBSCRIPTION_PROVIDER,
      billing.PAYMENT_PROVIDER,
      billing.CUSTOMERS,
      billing.CUSTOMER_STORE,
      plans.SETTLE_SUBSCRIPTION,
      platform.CLOCK,
    ],
  );
  construct(bind, plans.PLAN_POSTS, CountPlanPosts, {
    unitOfWork: platform.UNIT_OF_WORK,
    subscriptions: plans.SUBSCRIPTIONS,
    clock: platform.CLOCK,
  });
  construct(bind, plans.READ_PLANS, ReadPlans, {
    unitOfWork: platform.UNIT_OF_WORK,
    subscriptions: plans.SUBSCRIPTIONS,
    reader: plans.PLAN_INVOICES,
    provider: plans.SUBSCRIPTION_PROVIDER,
    quota: JOB_POST_QUOTA,
    clock: platform.CLOCK,
  });
  provide(
    bind,
    plans.OPEN_PORTAL,
    (provider, customers, { publicUrl }) =>
      new OpenPortal(provider, customers, new URL('/employer/plans', publicUrl).href),
    [plans.SUBSCRIPTION_PROVIDER, billing.CUSTOMERS, platform.SETTINGS],
  );
}

function provideWork(bind: Binder): void {
  construct(bind, plans.END_SUBSCRIPTION, EndSubscription, {
    unitOfWork: platform.UNIT_OF_WORK,
    subscriptions: plans.SUBSCRIPTIONS,
    provider: plans.SUBSCRIPTION_PROVIDER,
    settle: plans.SETTLE_SUBSCRIPTION,
    clock: platform.CLOCK,
  });
  provide(bind, platform.TASK_HANDLERS, (end) => end, [plans.END_SUBSCRIPTION]);
  provide(
    bind,
    platform.TASK_HANDLERS,
    (unitOfWork, subscriptions, provider, customerStore, { name: providerName }) =>
      new ChargePlanTo({ unitOfWork, subscriptions, provider, customerStore, providerName }),
    [
      platform.UNIT_OF_WORK,
      plans.SUBSCRIPTIONS,
      plans.SUBSCRIPTION_PROVIDER,
      billing.CUSTOMER_STORE,
      billing.PAYMENT_PROVIDER,
    ],
  );
  construct(bind, platform.DUE_WORK, EndUnpaidPlans, [
    plans.SUBSCRIPTIONS,
    plans.END_SUBSCRIPTION,
    platform.CLOCK,
  ]);
  construct(bind, plans.NOTIFY_PLAN_OWNER, NotifyPlanOwner, [NOTIFIER]);
  provide(bind, platform.EVENT_CONSUMERS, notifyPlanOwnerConsumer, [plans.NOTIFY_PLAN_OWNER]);
}
