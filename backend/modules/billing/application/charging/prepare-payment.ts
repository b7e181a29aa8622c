import type { TaskHandler, TaskMap } from '#kernel/tasks.ts';
import type { Clock } from '#kernel/clock.ts';
import type { PaymentId, UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { Payment } from '../../domain/charging/payment.ts';
import { ChargeRefused, type PaymentProvider } from '../provider/payment-provider.ts';
import { summed } from './payment-view.ts';
import type { BillingNeeds, CustomerStore, Payers } from '../ports.ts';
import type { SettlePayment } from './settle-payment.ts';

interface ProviderCustomersNeeds {
  readonly provider: PaymentProvider;
  readonly customerStore: CustomerStore;
  readonly payers: Payers;
  readonly clock: Clock;
}

/** An employer's customer ID at the provider, created when first needed. */
export class ProviderCustomers {
  private readonly needs: ProviderCustomersNeeds;

  constructor(needs: ProviderCustomersNeeds) {
    this.needs = needs;
  }

  /** Never inside a transaction: it calls the provider. */
  async idOf(userId: UserId): Promise<string> {
    const known = await this.needs.customerStore.customerOf(userId, this.needs.provider.name);
    if (known) return known;
    const payer = await this.needs.payers.payer(userId);
    if (!payer) throw new Error('Only a person with an account pays');
    const customerId = await this.needs.provider.ensureCustomer({ userId, ...payer });
    await this.needs.customerStore.saveCustomer(
      userId,
      this.needs.provider.name,
      customerId,
      this.needs.clock.now(),
    );
    return customerId;
  }
}

interface PreparePaymentNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly billing: BillingNeeds;
  readonly settle: SettlePayment;
  readonly provider: PaymentProvider;
  readonly customerStore: CustomerStore;
  readonly customers: ProviderCustomers;
}

/**
 * Registers a payment with the provider and charges the saved card if there is one (rules.md#saved-card).
 * Both the charging call and a task written with the charge request it, so a crash in between loses nothing.
 */
export class PreparePayment implements TaskHandler<'billing.prepare_payment'> {
  readonly kind = 'billing.prepare_payment';
  private readonly needs: PreparePaymentNeeds;

  constructor(needs: PreparePaymentNeeds) {
    this.needs = needs;
  }

  async handle(data: TaskMap['billing.prepare_payment']): Promise<void> {
    await this.run(data.paymentId);
  }

  /** Never inside a transaction. Repeated or parallel calls create one intent. @throws ProviderUnavailable */
  async run(paymentId: PaymentId): Promise<void> {
    const payment = await this.needs.unitOfWork.transaction(() => this.fix(paymentId));
    if (!payment) return;
    const asked = {
      paymentId,
      attempt: payment.attempts,
      amountCents: payment.amountCents,
      customerId: await this.needs.customers.idOf(payment.employerId),
      description: summed(payment.lines)
        .map(({ label }) => label)
        .join(', '),
      savedCardId: payment.savedCardId,
    };
    const intent = await this.needs.provider
      .createPaymentIntent(asked)
      .catch((error: unknown) => this.refused(paymentId, error));
    await this.needs.unitOfWork.transaction(() =>
      this.needs.settle.start(paymentId, intent, this.needs.provider.name),
    );
  }

  /** (tx) Makes sure that no saved card is charged for it. */
  async withoutSavedCard(paymentId: PaymentId): Promise<void> {
    const { billing, provider } = this.needs;
    const payment = await billing.payments.find(paymentId);
    if (!payment) return;
    payment.prepare(provider.name, null, billing.clock.now());
    await billing.payments.save(payment);
  }

  private async refused(paymentId: PaymentId, error: unknown): Promise<never> {
    const { unitOfWork, billing } = this.needs;
    if (error instanceof ChargeRefused) {
      await unitOfWork.transaction(async () => {
        const payment = await billing.payments.find(paymentId);
        payment?.refuse(error.attempt);
        if (payment) await billing.payments.save(payment);
      });
    }
    throw error;
  }

  private async fix(paymentId: PaymentId): Promise<Payment | null> {
    const payment = await this.needs.billing.payments.find(paymentId);
    const { name } = this.needs.provider;
    if (!payment?.isOpen || (payment.providerPaymentId !== null && !payment.isElsewhere(name))) return null;
    // After a bank has taken money back, the employer chooses how to pay again: charge no card automatically.
    const card =
      payment.purpose === 'returned_payment'
        ? null
        : await this.needs.customerStore.defaultCard(payment.employerId, name);
    payment.prepare(name, card, this.needs.billing.clock.now());
    await this.needs.billing.payments.save(payment);
    return payment;
  }
}

interface CancelPaymentNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly billing: BillingNeeds;
  readonly provider: PaymentProvider;
}

/** Cancels the payment at the provider; if it has been paid meanwhile, its event handles that. */
export class CancelPayment implements TaskHandler<'billing.cancel_payment'> {
  readonly kind = 'billing.cancel_payment';
  private readonly needs: CancelPaymentNeeds;

  constructor(needs: CancelPaymentNeeds) {
    this.needs = needs;
  }

  async handle({ paymentId }: TaskMap['billing.cancel_payment']): Promise<void> {
    const payment = await this.needs.unitOfWork.transaction(() =>
      this.needs.billing.payments.find(paymentId),
    );
    if (payment?.status !== 'canceled' || payment.providerPaymentId === null) return;
    if (payment.isElsewhere(this.needs.provider.name)) return;
    await this.needs.provider.cancelPaymentIntent(payment.providerPaymentId);
  }
}
