import type { Clock } from '#kernel/clock.ts';
import { asId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { PaymentProvider, ProviderEvent } from './payment-provider.ts';
import type { CustomerStore, HandledEvents } from '../ports.ts';
import type { SettleDispute } from '../disputes/settle-dispute.ts';
import type { SettlePayment } from '../charging/settle-payment.ts';
import type { SettleSubscription } from '../plans/settle-subscription.ts';
import type { SettleRefund } from '../refunding/settle-refund.ts';

type Effect = () => Promise<void>;

interface ReceiveProviderEventNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly provider: PaymentProvider;
  readonly handled: HandledEvents;
  readonly payments: SettlePayment;
  readonly refunds: SettleRefund;
  readonly subscriptions: SettleSubscription;
  readonly disputes: SettleDispute;
  readonly customerStore: CustomerStore;
  readonly clock: Clock;
}

/**
 * One event of the provider, at least once and in any order: the object it tells of is fetched as it is now, and its
 * effect commits together with the mark that it was handled.
 */
export class ReceiveProviderEvent {
  private readonly needs: ReceiveProviderEventNeeds;

  constructor(needs: ReceiveProviderEventNeeds) {
    this.needs = needs;
  }

  /** @throws DomainError `billing.bad_signature` (invalid); ProviderUnavailable, and the event comes again */
  async run(raw: Uint8Array, signature: string): Promise<void> {
    const event = this.needs.provider.verifyWebhook(raw, signature);
    if (await this.needs.handled.isHandled(event.id)) return;
    const effect = await this.effectOf(event);
    await this.needs.unitOfWork.transaction(async () => {
      const fresh = await this.needs.handled.mark(event, this.needs.provider.name, this.needs.clock.now());
      if (fresh && effect) await effect();
    });
  }

  /** Asks the provider before the transaction begins; null for what does not concern this product. */
  private async effectOf({ type, objectId }: ProviderEvent): Promise<Effect | null> {
    if (type.startsWith('payment_intent.')) return this.ofPayment(objectId);
    if (type.startsWith('refund.')) return this.ofRefund(objectId);
    if (type.startsWith('charge.dispute.')) return this.ofDispute(objectId);
    if (type === 'setup_intent.succeeded') return this.ofSetup(objectId);
    return this.needs.subscriptions.effectOf(type, objectId);
  }

  private async ofPayment(id: string): Promise<Effect | null> {
    const intent = await this.needs.provider.retrievePaymentIntent(id);
    const paymentId = intent.paymentId;
    return paymentId === null
      ? null
      : () => this.needs.payments.apply(asId(paymentId), intent, this.needs.provider.name);
  }

  private async ofRefund(id: string): Promise<Effect | null> {
    const refund = await this.needs.provider.retrieveRefund(id);
    const { refundId, paymentIntentId } = refund;
    if (refundId !== null) return () => this.needs.refunds.apply(refundId, refund);
    if (paymentIntentId === null) return null;
    // Its payment may not be known as paid yet: what is given back was taken before.
    const taken = await this.ofPayment(paymentIntentId);
    if (!taken) return null;
    return async () => {
      await taken();
      await this.needs.refunds.applyOutside(this.needs.provider.name, refund);
    };
  }

  private async ofDispute(id: string): Promise<Effect | null> {
    const dispute = await this.needs.provider.retrieveDispute(id);
    if (dispute.paymentIntentId === null) return null;
    // Its payment may not be known as paid yet: what is disputed was taken before.
    const taken = await this.ofPayment(dispute.paymentIntentId);
    if (!taken) return null;
    return async () => {
      await taken();
      await this.needs.disputes.apply(dispute, this.needs.provider.name);
    };
  }

  private async ofSetup(id: string): Promise<Effect | null> {
    const setup = await this.needs.provider.retrieveSetupIntent(id);
    if (!setup.succeeded || setup.cardId === null) return null;
    const card = await this.needs.provider.retrieveCard(setup.cardId);
    return async () => {
      const userId = await this.needs.customerStore.userOf(setup.customerId, this.needs.provider.name);
      if (!userId) return;
      const { customerStore, provider, clock, subscriptions } = this.needs;
      await customerStore.addCard(userId, provider.name, card, clock.now());
      await subscriptions.useDefaultCard(userId);
    };
  }
}
