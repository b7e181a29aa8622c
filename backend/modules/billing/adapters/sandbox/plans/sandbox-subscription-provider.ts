import type { Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { cardDeclined } from '#modules/billing/application/plans/card-declined.ts';
import type {
  NewSubscription,
  PlanSwitch,
  SubscriptionProvider,
} from '#modules/billing/application/plans/subscription-provider.ts';
import { PLAN_TERMS, type PaidPlan } from '#contract/billing/vocabulary/plans/plans.ts';
import { monthsLater, prorated } from '#modules/billing/domain/plans/proration.ts';
import type { InvoiceReport, SubscriptionReport } from '#modules/billing/domain/plans/subscription-record.ts';
import { paysAlone } from '../cards/sandbox-card.ts';
import type { SandboxEvents } from '../provider/sandbox-events.ts';
import type { SandboxStore } from '../sandbox-store.ts';
import type { SandboxInvoice, SandboxPlanStore, SandboxSubscription } from './sandbox-plan-store.ts';

interface SandboxSubscriptionProviderNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly plans: SandboxPlanStore;
  readonly cards: Pick<SandboxStore, 'method'>;
  readonly events: SandboxEvents;
  readonly clock: Clock;
}

/**
 * The embedded counterpart of Stripe Billing: no key, no network, the same behavior. `SandboxRenewals` makes
 * renewals.
 */
export class SandboxSubscriptionProvider implements SubscriptionProvider {
  private readonly needs: SandboxSubscriptionProviderNeeds;

  constructor(needs: SandboxSubscriptionProviderNeeds) {
    this.needs = needs;
  }

  async start({ subscriptionId, customerId, plan, cardId }: NewSubscription): Promise<SubscriptionReport> {
    const { plans, clock } = this.needs;
    const at = clock.now();
    const wanted = { reference: subscriptionId, customerId, cardId, plan, at };
    return this.acting(async (told) => {
      const { subscription, isNew } = await plans.add({ ...wanted, periodEnd: monthsLater(at, 1) });
      if (!isNew) return subscription;
      await this.assertCharges(cardId);
      const invoice = { reason: 'first', plan, key: `first:${subscription.id}` } as const;
      told.push(await this.paid(subscription, { ...invoice, amountCents: PLAN_TERMS[plan].monthlyCents }));
      told.push(await this.told('customer.subscription.created', subscription));
      return subscription;
    });
  }

  async switchPlan({ id, plan, chargesNow, key }: PlanSwitch): Promise<SubscriptionReport> {
    return this.acting(async (told) => {
      const before = await this.known(id);
      if (before.plan === plan) return before;
      const after = await this.needs.plans.change(before, { plan });
      if (chargesNow) {
        await this.assertCharges(before.cardId);
        const amountCents = this.difference(before, plan);
        told.push(await this.paid(after, { reason: 'change', plan, key: `change:${key}`, amountCents }));
      }
      told.push(await this.told('customer.subscription.updated', after));
      return after;
    });
  }

  async quoteSwitch(id: string, plan: PaidPlan): Promise<number> {
    return this.needs.unitOfWork.transaction(async () => this.difference(await this.known(id), plan));
  }

  async cancelAtPeriodEnd(id: string, cancelAtPeriodEnd: boolean): Promise<SubscriptionReport> {
    return this.acting(async (told) => {
      const after = await this.needs.plans.change(await this.known(id), { cancelAtPeriodEnd });
      told.push(await this.told('customer.subscription.updated', after));
      return after;
    });
  }

  async useCard(id: string, cardId: string): Promise<void> {
    await this.needs.unitOfWork.transaction(async () => {
      await this.needs.plans.change(await this.known(id), { cardId });
    });
  }

  async endUnpaid(id: string): Promise<string | null> {
    const { unitOfWork, plans, events } = this.needs;
    const ended = await unitOfWork.transaction(async () => {
      const before = await this.known(id);
      if (before.status === 'canceled') return { paid: null, eventId: null };
      const voided = await plans.voidInvoices(id);
      const newest = voided.length === 0 ? await plans.newestInvoice(id) : null;
      if (newest?.status === 'paid') return { paid: newest.id, eventId: null };
      const after = await plans.change(before, { status: 'canceled' });
      return { paid: null, eventId: await this.told('customer.subscription.deleted', after) };
    });
    if (ended.eventId !== null) await events.deliverNow(ended.eventId);
    return ended.paid;
  }

  async pay(asked: { id: string; subscriptionId: string; cardId: string }): Promise<InvoiceReport> {
    const { plans, events } = this.needs;
    const eventId = await this.needs.unitOfWork.transaction(async () => {
      const subscription = await this.known(asked.subscriptionId);
      const invoice = await this.knownInvoice(asked.id);
      if (invoice.status !== 'open') return null;
      await this.assertCharges(asked.cardId);
      await plans.changeInvoice(invoice, { status: 'paid', nextTryAt: null });
      await plans.change(subscription, { status: 'active', cardId: asked.cardId });
      return events.record('invoice.paid', 'invoice', invoice.id);
    });
    if (eventId) await events.deliverNow(eventId);
    return this.needs.unitOfWork.transaction(async () => invoiceView(await this.knownInvoice(asked.id)));
  }

  async subscription(id: string): Promise<SubscriptionReport> {
    return this.needs.unitOfWork.transaction(async () => subscriptionView(await this.known(id)));
  }

  async invoice(id: string): Promise<InvoiceReport | null> {
    return this.needs.unitOfWork.transaction(async () => invoiceView(await this.knownInvoice(id)));
  }

  /** The sandbox has no external page: the calling page shows the cards and the invoices itself. */
  async portal(_customerId: string, returnUrl: string): Promise<string> {
    return returnUrl;
  }

  /** Acts in one transaction, and delivers its events after the commit. */
  private async acting(act: (told: string[]) => Promise<SandboxSubscription>): Promise<SubscriptionReport> {
    const told: string[] = [];
    const after = await this.needs.unitOfWork.transaction(() => act(told));
    for (const eventId of told) await this.needs.events.deliverNow(eventId);
    return subscriptionView(after);
  }

  private async paid(
    of: SandboxSubscription,
    invoice: Pick<SandboxInvoice, 'reason' | 'plan' | 'amountCents'> & { key: string },
  ): Promise<string> {
    const { plans, events, clock } = this.needs;
    const createdAt = clock.now();
    const { periodStart, periodEnd } = of;
    const period = { periodStart: invoice.reason === 'change' ? createdAt : periodStart, periodEnd };
    const made = await plans.addInvoice({ ...invoice, ...period, subscriptionId: of.id, createdAt });
    await plans.changeInvoice(made.invoice, { status: 'paid', tries: 1 });
    return events.record('invoice.paid', 'invoice', made.invoice.id);
  }

  private told(type: string, { id }: SandboxSubscription): Promise<string> {
    return this.needs.events.record(type, 'subscription', id);
  }

  private difference(of: SandboxSubscription, plan: PaidPlan): number {
    const { periodStart, periodEnd } = of;
    const [fromCents, toCents] = [PLAN_TERMS[of.plan].monthlyCents, PLAN_TERMS[plan].monthlyCents];
    return prorated({ fromCents, toCents, periodStart, periodEnd, at: this.needs.clock.now() });
  }

  invoiceOf(intentId: string): Promise<string | null> {
    return this.needs.plans.invoiceOf(intentId);
  }

  intentOf(invoiceId: string): Promise<string | null> {
    return this.needs.plans.intentOf(invoiceId);
  }

  private async assertCharges(cardId: string): Promise<void> {
    const card = await this.needs.cards.method(cardId);
    if (!card || card.detached || !paysAlone(card.behavior)) throw cardDeclined();
  }

  private async known(id: string): Promise<SandboxSubscription> {
    return this.orUnknown(await this.needs.plans.subscription(id));
  }

  private async knownInvoice(id: string): Promise<SandboxInvoice> {
    return this.orUnknown(await this.needs.plans.invoice(id));
  }

  private orUnknown<T>(row: T | null): T {
    if (row !== null) return row;
    throw new DomainError('billing.unknown_object', 'not_found', 'The provider does not know this');
  }
}

function subscriptionView(of: SandboxSubscription): SubscriptionReport {
  const { id, customerId, plan, periodStart, periodEnd, cancelAtPeriodEnd, reference } = of;
  const status = of.status === 'canceled' ? 'ended' : of.status;
  const kept = { id, customerId, plan, periodStart, periodEnd, cancelAtPeriodEnd };
  return { ...kept, status, priceId: `price_${plan}`, subscriptionId: reference };
}

function invoiceView(invoice: SandboxInvoice): InvoiceReport {
  return invoice;
}
