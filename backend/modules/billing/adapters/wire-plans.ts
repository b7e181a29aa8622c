import { ChargePlanTo } from '../application/plans/charge-plan-to.ts';
import { ChoosePlan } from '../application/plans/choose-plan.ts';
import { EndSubscription, EndUnpaidPlans } from '../application/plans/end-subscription.ts';
import { NotifyPlanOwner } from '../application/plans/notify-plan-owner.ts';
import { OpenPortal } from '../application/plans/open-portal.ts';
import { PlanPayments } from '../application/plans/plan-payments.ts';
import { CountPlanPosts } from '../application/plans/plan-posts.ts';
import { ReadPlans } from '../application/plans/read-plans.ts';
import { SettleSubscription } from '../application/plans/settle-subscription.ts';
import type { BillingBase } from './billing-base.ts';
import type { BillingOutside } from './billing-outside.ts';
import { planRoutes } from './http/plans/plan.routes.ts';
import { SqlPlanInvoices } from './persistence/plans/sql-plan-invoices.ts';
import { notifyPlanOwnerConsumer } from './queue/billing-consumers.ts';

/** Employers' plans and the posts in them. */
export function wirePlans({ platform, quota, notifier }: BillingOutside, base: BillingBase) {
  const { sql, unitOfWork, taskQueue, events, clock, settings } = platform;
  const { subscriptions, customers, customerStore } = base;
  const { ledger } = base.billing;
  const { plans: provider } = base.providers;
  const { name: providerName } = base.providers.payments;
  const invoices = new SqlPlanInvoices(sql);

  const settling = { subscriptions, invoices, provider, ledger, taskQueue, events, clock };
  const settle = new SettleSubscription(settling);
  const paying = { unitOfWork, subscriptions, provider, providerName, customerStore };
  const choosePlan = new ChoosePlan({ ...paying, customers, settle, clock });
  const end = new EndSubscription({ unitOfWork, subscriptions, provider, settle, clock });
  const readPlans = new ReadPlans({ unitOfWork, subscriptions, reader: invoices, provider, quota, clock });
  const portal = new OpenPortal(provider, customers, new URL('/employer/plans', settings.publicUrl).href);
  const booking = { unitOfWork, provider, providerName, invoices, clock };
  const payments = new PlanPayments({ ...booking, subscriptions: settle, payments: base.billing.payments });

  return {
    settle,
    payments,
    posts: new CountPlanPosts({ unitOfWork, subscriptions, clock }),
    providerEvents: { ...settle.effects, ...payments.effects },
    routes: planRoutes({ readPlans, choosePlan, portal }),
    consumers: [notifyPlanOwnerConsumer(new NotifyPlanOwner(notifier))],
    taskHandlers: [end, new ChargePlanTo(paying)],
    dueWork: [new EndUnpaidPlans(subscriptions, end, clock)],
  };
}
