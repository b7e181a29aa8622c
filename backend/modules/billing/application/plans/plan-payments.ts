import type { Clock } from '#kernel/clock.ts';
import type { PaymentId } from '#kernel/ids.ts';
import { Money } from '#kernel/money.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { LedgerProvider } from '../../contract/vocabulary/ledger/ledger.ts';
import { Payment } from '../../domain/charging/payment.ts';
import { PLAN_NAMES } from '../../contract/vocabulary/plans/plans.ts';
import type { PaymentRepository } from '../ports.ts';
import type { Effect, ProviderEffects } from '../provider/provider-effects.ts';
import type { PlanInvoices } from './plan-ports.ts';
import type { SettleSubscription } from './settle-subscription.ts';
import type { SubscriptionProvider } from './subscription-provider.ts';

const NOBODYS = { referralId: null, offerLetterId: null, jobId: null } as const;

interface PlanPaymentsNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly providerName: LedgerProvider;
  readonly provider: Pick<SubscriptionProvider, 'invoiceOf' | 'intentOf'>;
  readonly subscriptions: Pick<SettleSubscription, 'ofInvoice'>;
  readonly invoices: Pick<PlanInvoices, 'paid' | 'payWith' | 'withoutIntent'>;
  readonly payments: Pick<PaymentRepository, 'find' | 'add' | 'save'>;
  readonly clock: Clock;
}

/**
 * A plan's charge is a payment as well: it is listed with the others, and can be refunded and disputed like
 * any other (rules.md#plan-charges-back). The plan has already booked it.
 */
export class PlanPayments {
  private readonly needs: PlanPaymentsNeeds;

  constructor(needs: PlanPaymentsNeeds) {
    this.needs = needs;
  }

  get effects(): ProviderEffects {
    return { 'invoice.': (id) => this.ofInvoice(id) };
  }

  /** Calls the provider before the transaction begins; null for a charge of anything but a plan. */
  async effectOf(intentId: string): Promise<Effect | null> {
    const { provider, subscriptions } = this.needs;
    const invoiceId = await provider.invoiceOf(intentId);
    // The refunded or disputed charge may not be recorded as paid yet.
    const paid = invoiceId && (await subscriptions.ofInvoice(invoiceId));
    if (!paid) return null;
    return async () => {
      await paid();
      await this.keep(invoiceId, intentId);
    };
  }

  /** Finds the intent of a plan's older charge at the provider before the charge is refunded. */
  async findIntent(paymentId: PaymentId): Promise<void> {
    const { unitOfWork, invoices, provider, providerName } = this.needs;
    const invoiceId = await invoices.withoutIntent(paymentId, providerName);
    const intentId = invoiceId && (await provider.intentOf(invoiceId));
    if (intentId) await unitOfWork.transaction(() => this.name(paymentId, providerName, intentId));
  }

  private async ofInvoice(invoiceId: string): Promise<Effect | null> {
    const { provider, subscriptions } = this.needs;
    const settle = await subscriptions.ofInvoice(invoiceId);
    if (!settle) return null;
    const intentId = await provider.intentOf(invoiceId);
    return async () => {
      await settle();
      await this.keep(invoiceId, intentId);
    };
  }

  private async keep(invoiceId: string, intentId: string | null): Promise<void> {
    const { invoices, payments } = this.needs;
    const invoice = await invoices.paid(invoiceId);
    if (!invoice) return;
    if (invoice.paymentId !== null) return this.name(invoice.paymentId, invoice.provider, intentId);
    const { employerId, provider, plan, amountCents, paidAt } = invoice;
    const line = {
      kind: 'subscription',
      label: `${PLAN_NAMES[plan]} plan`,
      amount: Money.ofCents(amountCents),
    } as const;
    const about = { employerId, purpose: 'subscription', ...NOBODYS, lines: [line] } as const;
    const payment = Payment.taken(about, provider, intentId, paidAt);
    await payments.add(payment);
    await invoices.payWith(invoiceId, payment.id);
  }

  /** A payment older than the intents of plans, or one whose intent was unknown when it was paid. */
  private async name(id: PaymentId, provider: LedgerProvider, intentId: string | null): Promise<void> {
    const { payments, clock } = this.needs;
    const payment = intentId === null ? null : await payments.find(id);
    if (!payment || intentId === null || payment.providerPaymentId !== null) return;
    payment.startWith(provider, { id: intentId, clientSecret: '' }, clock.now());
    await payments.save(payment);
  }
}
