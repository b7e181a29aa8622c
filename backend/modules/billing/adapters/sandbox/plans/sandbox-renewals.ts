import { addDays, type Clock } from '#kernel/clock.ts';
import { eachAlone, type DueWork } from '#kernel/tasks.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { DAYS_BETWEEN_TRIES, PLAN_TERMS, RENEWAL_TRIES } from '#contract/billing/vocabulary/plans/plans.ts';
import { monthsLater } from '#modules/billing/domain/plans/proration.ts';
import { paysAlone } from '../cards/sandbox-card.ts';
import type { SandboxEvents } from '../provider/sandbox-events.ts';
import type { SandboxStore } from '../sandbox-store.ts';
import type { SandboxInvoice, SandboxPlanStore, SandboxSubscription } from './sandbox-plan-store.ts';

interface SandboxRenewalsNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly plans: SandboxPlanStore;
  readonly cards: Pick<SandboxStore, 'method'>;
  readonly events: SandboxEvents;
  readonly clock: Clock;
}

const AT_ONCE = 50;

/**
 * Acts as Stripe's own clock: renews a subscription after its period, and retries unpaid invoices. A
 * subscription, its charge, and its events share one transaction, so that a crash never charges or reports
 * twice.
 */
export class SandboxRenewals implements DueWork {
  readonly name = 'billing.renew_sandbox_plans';
  private readonly needs: SandboxRenewalsNeeds;

  constructor(needs: SandboxRenewalsNeeds) {
    this.needs = needs;
  }

  async run(): Promise<number> {
    const { plans, clock } = this.needs;
    const subscriptions = await plans.allDue(clock.now(), AT_ONCE);
    const renewed = await eachAlone(subscriptions, (id) => this.whileDue(() => this.renewOne(id)));
    const invoices = await plans.allDueInvoices(clock.now(), AT_ONCE);
    return renewed + (await eachAlone(invoices, (id) => this.whileDue(() => this.tryOne(id))));
  }

  /** A subscription neglected for months is due again after each step. */
  private async whileDue(step: () => Promise<boolean>): Promise<boolean> {
    let done = 0;
    while (done < AT_ONCE && (await this.needs.unitOfWork.transaction(step))) done += 1;
    return done > 0;
  }

  private async renewOne(id: string): Promise<boolean> {
    const due = await this.needs.plans.due(id, this.needs.clock.now());
    if (!due) return false;
    if (due.cancelAtPeriodEnd || due.status === 'past_due') await this.cancel(due);
    else await this.renew(due);
    return true;
  }

  private async renew(due: SandboxSubscription): Promise<void> {
    const { plans, clock } = this.needs;
    const months = due.months + 1;
    const period = { periodStart: due.periodEnd, periodEnd: monthsLater(due.anchorAt, months) };
    const renewed = await plans.change(due, { months, ...period });
    const { invoice } = await plans.addInvoice({
      key: `renewal:${due.id}:${months}`,
      subscriptionId: due.id,
      plan: due.plan,
      reason: 'renewal',
      amountCents: PLAN_TERMS[due.plan].monthlyCents,
      ...period,
      createdAt: clock.now(),
    });
    await this.charge(renewed, invoice);
  }

  private async tryOne(id: string): Promise<boolean> {
    const { plans, clock } = this.needs;
    const invoice = await plans.dueInvoice(id, clock.now());
    if (!invoice) return false;
    const subscription = await plans.subscription(invoice.subscriptionId);
    if (subscription) await this.charge(subscription, invoice);
    return true;
  }

  private async charge(of: SandboxSubscription, invoice: SandboxInvoice): Promise<void> {
    const { plans, cards, events, clock } = this.needs;
    const card = await cards.method(of.cardId);
    const tries = invoice.tries + 1;
    if (card && !card.detached && paysAlone(card.behavior)) {
      await plans.changeInvoice(invoice, { status: 'paid', tries, nextTryAt: null });
      await plans.change(of, { status: 'active' });
      await events.record('invoice.paid', 'invoice', invoice.id);
    } else {
      const nextTryAt = tries < RENEWAL_TRIES ? addDays(clock.now(), DAYS_BETWEEN_TRIES) : null;
      await plans.changeInvoice(invoice, { tries, nextTryAt });
      await plans.change(of, { status: 'past_due' });
      await events.record('invoice.payment_failed', 'invoice', invoice.id);
    }
    await events.record('customer.subscription.updated', 'subscription', of.id);
  }

  private async cancel(of: SandboxSubscription): Promise<void> {
    const { plans, events } = this.needs;
    await plans.voidInvoices(of.id);
    await plans.change(of, { status: 'canceled' });
    await events.record('customer.subscription.deleted', 'subscription', of.id);
  }
}
