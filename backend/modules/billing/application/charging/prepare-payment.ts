import type { Clock } from '#kernel/clock.ts';
import { asId, type PaymentId, type UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { Payment } from '../../domain/payment.ts';
import { BILLING_JOBS, jobId } from '../provider/billing-jobs.ts';
import type { PaymentProvider } from '../provider/payment-provider.ts';
import type { Books, CardRegister, Payers } from '../ports.ts';
import type { SettlePayment } from './settle-payment.ts';

/** Who an employer is at the provider; made at the first need. */
export class ProviderCustomers {
  private readonly provider: PaymentProvider;
  private readonly cards: CardRegister;
  private readonly payers: Payers;
  private readonly clock: Clock;

  constructor(provider: PaymentProvider, cards: CardRegister, payers: Payers, clock: Clock) {
    this.provider = provider;
    this.cards = cards;
    this.payers = payers;
    this.clock = clock;
  }

  /** Never inside a transaction: it calls the provider. */
  async idOf(userId: UserId): Promise<string> {
    const known = await this.cards.customerOf(userId, this.provider.name);
    if (known) return known;
    const payer = await this.payers.payer(userId);
    if (!payer) throw new Error('Only a person with an account pays');
    const customerId = await this.provider.ensureCustomer({ userId, ...payer });
    await this.cards.keepCustomer(userId, this.provider.name, customerId, this.clock.now());
    return customerId;
  }
}

/**
 * Makes the provider know a payment, and charges the saved card where there is one (rules.md#saved-card). Asked for by the
 * call that charges and by a job written with the charge, so that a crash in between loses nothing.
 */
export class PreparePayment {
  readonly kind = BILLING_JOBS.preparePayment;
  private readonly unitOfWork: UnitOfWork;
  private readonly books: Books;
  private readonly settle: SettlePayment;
  private readonly provider: PaymentProvider;
  private readonly cards: CardRegister;
  private readonly customers: ProviderCustomers;

  constructor(
    unitOfWork: UnitOfWork,
    books: Books,
    settle: SettlePayment,
    provider: PaymentProvider,
    cards: CardRegister,
    customers: ProviderCustomers,
  ) {
    this.unitOfWork = unitOfWork;
    this.books = books;
    this.settle = settle;
    this.provider = provider;
    this.cards = cards;
    this.customers = customers;
  }

  async handle(data: Readonly<Record<string, unknown>>): Promise<void> {
    await this.run(asId(jobId(data, 'paymentId')));
  }

  /** Never inside a transaction. Repeating it, also in parallel, makes one intent. @throws ProviderUnavailable */
  async run(paymentId: PaymentId): Promise<void> {
    const payment = await this.unitOfWork.transaction(() => this.fix(paymentId));
    if (!payment) return;
    const intent = await this.provider.createPaymentIntent({
      paymentId,
      amountCents: payment.amountCents,
      customerId: await this.customers.idOf(payment.employerId),
      description: payment.lines.map(({ label }) => label).join(', '),
      savedCardId: payment.savedCardId,
    });
    await this.unitOfWork.transaction(() => this.settle.start(paymentId, intent, this.provider.name));
  }

  private async fix(paymentId: PaymentId): Promise<Payment | null> {
    const payment = await this.books.payments.find(paymentId);
    if (!payment?.isOpen || payment.providerPaymentId !== null) return null;
    const card = await this.cards.defaultCard(payment.employerId, this.provider.name);
    payment.prepare(card, this.books.clock.now());
    await this.books.payments.save(payment);
    return payment;
  }
}

/** The provider forgets a payment that was called off; when it has been paid meanwhile, its event takes care of that. */
export class CancelPayment {
  readonly kind = BILLING_JOBS.cancelPayment;
  private readonly unitOfWork: UnitOfWork;
  private readonly books: Books;
  private readonly provider: PaymentProvider;

  constructor(unitOfWork: UnitOfWork, books: Books, provider: PaymentProvider) {
    this.unitOfWork = unitOfWork;
    this.books = books;
    this.provider = provider;
  }

  async handle(data: Readonly<Record<string, unknown>>): Promise<void> {
    const paymentId = asId<'payment'>(jobId(data, 'paymentId'));
    const payment = await this.unitOfWork.transaction(() => this.books.payments.find(paymentId));
    if (payment?.status !== 'canceled' || payment.providerPaymentId === null) return;
    await this.provider.cancelPaymentIntent(payment.providerPaymentId);
  }
}
