import type { Clock } from '#kernel/clock.ts';
import { asId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { PaymentProvider, ProviderEvent } from './payment-provider.ts';
import type { CardRegister, HandledEvents } from '../ports.ts';
import type { SettlePayment } from '../charging/settle-payment.ts';
import type { SettleRefund } from '../refunding/settle-refund.ts';

type Effect = () => Promise<void>;

/**
 * One event of the provider, at least once and in any order: the object it tells of is fetched as it is now, and its
 * effect commits together with the mark that it was handled.
 */
export class ReceiveProviderEvent {
  private readonly unitOfWork: UnitOfWork;
  private readonly provider: PaymentProvider;
  private readonly handled: HandledEvents;
  private readonly payments: SettlePayment;
  private readonly refunds: SettleRefund;
  private readonly cards: CardRegister;
  private readonly clock: Clock;

  constructor(
    unitOfWork: UnitOfWork,
    provider: PaymentProvider,
    handled: HandledEvents,
    payments: SettlePayment,
    refunds: SettleRefund,
    cards: CardRegister,
    clock: Clock,
  ) {
    this.unitOfWork = unitOfWork;
    this.provider = provider;
    this.handled = handled;
    this.payments = payments;
    this.refunds = refunds;
    this.cards = cards;
    this.clock = clock;
  }

  /** @throws DomainError `billing.bad_signature` (invalid); ProviderUnavailable, and the event comes again */
  async run(raw: Uint8Array, signature: string): Promise<void> {
    const event = this.provider.verifyWebhook(raw, signature);
    if (await this.handled.isHandled(event.id)) return;
    const effect = await this.effectOf(event);
    await this.unitOfWork.transaction(async () => {
      const fresh = await this.handled.mark(event, this.provider.name, this.clock.now());
      if (fresh && effect) await effect();
    });
  }

  /** Asks the provider before the transaction begins; null for what does not concern this product. */
  private async effectOf({ type, objectId }: ProviderEvent): Promise<Effect | null> {
    if (type.startsWith('payment_intent.')) return this.ofPayment(objectId);
    if (type.startsWith('refund.')) return this.ofRefund(objectId);
    if (type === 'setup_intent.succeeded') return this.ofSetup(objectId);
    return null;
  }

  private async ofPayment(id: string): Promise<Effect | null> {
    const intent = await this.provider.retrievePaymentIntent(id);
    const paymentId = intent.paymentId;
    return paymentId === null ? null : () => this.payments.apply(asId(paymentId), intent, this.provider.name);
  }

  private async ofRefund(id: string): Promise<Effect | null> {
    const refund = await this.provider.retrieveRefund(id);
    const refundId = refund.refundId;
    return refundId === null ? null : () => this.refunds.apply(refundId, refund);
  }

  private async ofSetup(id: string): Promise<Effect | null> {
    const setup = await this.provider.retrieveSetupIntent(id);
    if (!setup.succeeded || setup.cardId === null) return null;
    const card = await this.provider.retrieveCard(setup.cardId);
    return async () => {
      const userId = await this.cards.userOf(setup.customerId, this.provider.name);
      if (userId) await this.cards.addCard(userId, this.provider.name, card, this.clock.now());
    };
  }
}
