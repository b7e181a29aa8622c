import Stripe from 'stripe';
import type { Clock } from '#kernel/clock.ts';
import { CircuitBreaker } from '#platform/outside/circuit-breaker.ts';
import type { Settings } from '#platform/settings.ts';
import { cardDeclined } from '#modules/billing/application/plans/card-declined.ts';
import type {
  NewSubscription,
  PlanSwitch,
  SubscriptionProvider,
} from '#modules/billing/application/plans/subscription-provider.ts';
import { ProviderUnavailable } from '#modules/billing/application/provider/payment-provider.ts';
import type { PaidPlan } from '#contract/billing/vocabulary/plans/plans.ts';
import type { InvoiceReport, SubscriptionReport } from '#modules/billing/domain/plans/subscription-record.ts';
import { intentThatPaid, invoicePaidBy } from '../reconciliation/stripe-balance.ts';
import { isOutage } from '../stripe-errors.ts';
import { STRIPE_IS_DOWN, stripeClient } from '../provider/stripe-payment-provider.ts';
import { StripePlanPrices } from './stripe-plan-prices.ts';
import {
  chargedLine,
  invoiceView,
  isOurs,
  itemOf,
  OUR_SUBSCRIPTION,
  subscriptionIdOf,
  subscriptionView,
} from './stripe-plan-views.ts';

/** The number of newest invoices of one subscription to check. */
const LATELY = 20;

export function stripeSubscriptionProvider(
  settings: NonNullable<Settings['stripe']>,
  clock: Clock,
): StripeSubscriptionProvider {
  return new StripeSubscriptionProvider(stripeClient(settings), new CircuitBreaker(clock, STRIPE_IS_DOWN));
}

/**
 * Stripe Billing behind the port. `error_if_incomplete`: a card that does not pay leaves nothing behind, so
 * no partial subscription needs cleanup.
 */
export class StripeSubscriptionProvider implements SubscriptionProvider {
  private readonly stripe: Stripe;
  private readonly breaker: CircuitBreaker;
  private readonly prices: StripePlanPrices;

  constructor(stripe: Stripe, breaker: CircuitBreaker) {
    this.stripe = stripe;
    this.breaker = breaker;
    this.prices = new StripePlanPrices(stripe);
  }

  async start({ subscriptionId, customerId, plan, cardId }: NewSubscription): Promise<SubscriptionReport> {
    return this.ask(async () => {
      const made = await this.madeBefore(customerId, subscriptionId);
      if (made) return this.view(made);
      const price = await this.prices.idOf(plan);
      const begun = await this.stripe.subscriptions.create(
        {
          customer: customerId,
          items: [{ price }],
          default_payment_method: cardId,
          off_session: true,
          payment_behavior: 'error_if_incomplete',
          metadata: { [OUR_SUBSCRIPTION]: subscriptionId },
        },
        { idempotencyKey: `subscription:${subscriptionId}` },
      );
      return this.view(begun);
    });
  }

  async switchPlan({ id, plan, chargesNow, key }: PlanSwitch): Promise<SubscriptionReport> {
    return this.ask(async () => {
      const now = await this.stripe.subscriptions.retrieve(id);
      const price = await this.prices.idOf(plan);
      if (itemOf(now).price.id === price) return this.view(now);
      const changed = await this.stripe.subscriptions.update(
        id,
        {
          items: [{ id: itemOf(now).id, price }],
          proration_behavior: chargesNow ? 'always_invoice' : 'none',
          payment_behavior: 'error_if_incomplete',
          off_session: true,
        },
        { idempotencyKey: `switch:${key}` },
      );
      return this.view(changed);
    });
  }

  async quoteSwitch(id: string, plan: PaidPlan): Promise<number> {
    return this.ask(async () => {
      const now = await this.stripe.subscriptions.retrieve(id);
      const price = await this.prices.idOf(plan);
      const items = [{ id: itemOf(now).id, price }];
      const { amount_due: cents } = await this.stripe.invoices.createPreview({
        subscription: id,
        subscription_details: { items, proration_behavior: 'always_invoice' },
      });
      return cents;
    });
  }

  async cancelAtPeriodEnd(id: string, isCanceled: boolean): Promise<SubscriptionReport> {
    return this.ask(async () =>
      this.view(await this.stripe.subscriptions.update(id, { cancel_at_period_end: isCanceled })),
    );
  }

  async useCard(id: string, cardId: string): Promise<void> {
    await this.ask(() => this.stripe.subscriptions.update(id, { default_payment_method: cardId }));
  }

  /**
   * Voids open invoices first: a page of Stripe's must not charge for an ended plan, and an invoice paid at
   * the same moment cannot be voided. The newest invoice shows whether an earlier void succeeded.
   */
  async endUnpaid(id: string): Promise<string | null> {
    return this.ask(async () => {
      const { status } = await this.stripe.subscriptions.retrieve(id);
      if (status === 'canceled') return null;
      const { data } = await this.stripe.invoices.list({ subscription: id, limit: LATELY });
      const open = data.filter((invoice) => invoice.status === 'open');
      const [newest] = data;
      if (open.length === 0 && newest?.status === 'paid') return newest.id;
      for (const invoice of open) {
        if ((await this.voided(invoice.id)).status === 'paid') return invoice.id;
      }
      await this.stripe.subscriptions.cancel(id, { invoice_now: false, prorate: false });
      return null;
    });
  }

  /** Returns the resulting state: an invoice that was paid meanwhile stays paid. */
  private async voided(invoiceId: string): Promise<Stripe.Invoice> {
    try {
      return await this.stripe.invoices.voidInvoice(invoiceId);
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
      const now = await this.stripe.invoices.retrieve(invoiceId);
      if (now.status === 'open') throw error;
      return now;
    }
  }

  async pay(asked: { id: string; subscriptionId: string; cardId: string }): Promise<InvoiceReport> {
    const { id, subscriptionId, cardId } = asked;
    await this.useCard(subscriptionId, cardId);
    return this.ask(async () => {
      const open = await this.stripe.invoices.retrieve(id);
      const paid =
        open.status === 'open' ? await this.stripe.invoices.pay(id, { payment_method: cardId }) : open;
      return this.invoiceReport(paid);
    });
  }

  async subscription(id: string): Promise<SubscriptionReport | null> {
    return this.ask(async () => {
      const found = await this.stripe.subscriptions.retrieve(id);
      return isOurs(found) ? this.view(found) : null;
    });
  }

  async invoice(id: string): Promise<InvoiceReport | null> {
    return this.ask(async () => {
      const invoice = await this.stripe.invoices.retrieve(id);
      const subscriptionId = subscriptionIdOf(invoice);
      if (subscriptionId === null) return null;
      const of = await this.stripe.subscriptions.retrieve(subscriptionId);
      return isOurs(of) ? this.invoiceReport(invoice) : null;
    });
  }

  async invoiceOf(intentId: string): Promise<string | null> {
    return this.ask(() => invoicePaidBy(this.stripe, intentId));
  }

  async intentOf(invoiceId: string): Promise<string | null> {
    return this.ask(() => intentThatPaid(this.stripe, invoiceId));
  }

  async portal(customer: string, returnUrl: string): Promise<string> {
    const session = await this.ask(() =>
      this.stripe.billingPortal.sessions.create({ customer, return_url: returnUrl }),
    );
    return session.url;
  }

  /** Idempotency keys are forgotten after a day; the metadata is not. */
  private async madeBefore(customer: string, ours: string): Promise<Stripe.Subscription | undefined> {
    const { data } = await this.stripe.subscriptions.list({ customer, status: 'all', limit: 100 });
    return data.find(({ metadata }) => metadata[OUR_SUBSCRIPTION] === ours);
  }

  private async view(of: Stripe.Subscription): Promise<SubscriptionReport> {
    return subscriptionView(of, await this.prices.planOf(itemOf(of).price.id));
  }

  private async invoiceReport(invoice: Stripe.Invoice): Promise<InvoiceReport> {
    const line = chargedLine(invoice);
    const price = line?.pricing?.price_details?.price;
    if (!line || !price) throw new Error(`The invoice ${invoice.id} is for no price`);
    const plan = await this.prices.planOf(typeof price === 'string' ? price : price.id);
    return invoiceView(invoice, line, plan);
  }

  private ask<T>(call: () => Promise<T>): Promise<T> {
    return this.breaker.run(() =>
      call().catch((error: unknown) => {
        if (error instanceof Stripe.errors.StripeCardError) throw cardDeclined(error.message);
        if (isOutage(error)) throw new ProviderUnavailable('Stripe did not answer', { cause: error });
        throw error;
      }),
    );
  }
}
