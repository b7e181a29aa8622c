import type { Clock } from '#kernel/clock.ts';
import { domainEvent, type EventPublisher } from '#kernel/domain-events.ts';
import type { UserId } from '#kernel/ids.ts';
import type { TaskQueue } from '#kernel/tasks.ts';
import { subscriptionPaid } from '../../domain/ledger/postings.ts';
import type { InvoiceReport, SubscriptionReport } from '../../domain/plans/subscription-record.ts';
import type { Subscription } from '../../domain/plans/subscription.ts';
import type { Effect, ProviderEffects } from '../provider/provider-effects.ts';
import type { Ledger } from '../ports.ts';
import type { PlanInvoices, SubscriptionRepository } from './plan-ports.ts';
import type { SubscriptionProvider } from './subscription-provider.ts';

export interface SettleSubscriptionNeeds {
  readonly subscriptions: SubscriptionRepository;
  readonly invoices: PlanInvoices;
  readonly provider: SubscriptionProvider;
  readonly ledger: Ledger;
  readonly taskQueue: TaskQueue;
  readonly events: EventPublisher;
  readonly clock: Clock;
}

/**
 * Applies the provider's report of a plan. Events may be late, repeated, and in any order: each one fetches
 * the current subscription and invoice.
 */
export class SettleSubscription {
  private readonly needs: SettleSubscriptionNeeds;

  constructor(needs: SettleSubscriptionNeeds) {
    this.needs = needs;
  }

  get effects(): ProviderEffects {
    return { 'customer.subscription.': (id) => this.ofSubscription(id) };
  }

  /** Calls the provider before the transaction begins; null for an invoice of anything but a plan. */
  async ofInvoice(id: string): Promise<Effect | null> {
    const invoice = await this.needs.provider.invoice(id);
    if (!invoice?.subscriptionId) return null;
    const report = await this.needs.provider.subscription(invoice.subscriptionId);
    return report && (() => this.hear(report, invoice));
  }

  /** (tx) The default card has changed: future charges of a plan use it. */
  async useDefaultCard(userId: UserId): Promise<void> {
    await this.needs.taskQueue.enqueue({ kind: 'billing.charge_plan_to', data: { userId } });
  }

  /** (tx) A subscription that is unknown here is someone else's. */
  async apply(report: SubscriptionReport, invoice: InvoiceReport | null): Promise<Subscription | null> {
    const { subscriptions, clock } = this.needs;
    const found = report.subscriptionId && (await subscriptions.find(report.subscriptionId));
    if (!found) return null;
    const at = clock.now();
    if (invoice) await this.applyInvoice(found, invoice, at);
    found.follow(report, at);
    await subscriptions.save(found);
    return found;
  }

  private async ofSubscription(id: string): Promise<Effect | null> {
    const report = await this.needs.provider.subscription(id);
    return report && (() => this.hear(report, null));
  }

  /** (tx) Handles an event: the last try may have failed. */
  private async hear(report: SubscriptionReport, invoice: InvoiceReport | null): Promise<void> {
    const found = await this.apply(report, invoice);
    if (!found?.isGraceOver(this.needs.clock.now())) return;
    const data = { subscriptionId: found.id };
    await this.needs.taskQueue.enqueue({ kind: 'billing.end_subscription', data });
  }

  private async applyInvoice(of: Subscription, invoice: InvoiceReport, at: Date): Promise<void> {
    const { invoices, ledger, events } = this.needs;
    const { id: subscriptionId, userId } = of;
    const isNewMoney = await invoices.keep(invoice, { subscriptionId, userId }, at);
    of.followInvoice(invoice, at);
    if (!isNewMoney || invoice.amountCents === 0) return;
    const { id: invoiceId, amountCents, plan } = invoice;
    await ledger.post(
      subscriptionPaid({ invoiceId, employerId: userId, provider: of.provider, amountCents, at }),
    );
    const about = { subscriptionId, employerId: userId, plan, invoiceId, amountCents };
    await events.publish([domainEvent('billing.subscription_paid', at, about)]);
  }
}
