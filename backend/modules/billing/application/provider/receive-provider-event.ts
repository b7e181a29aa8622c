import type { Clock } from '#kernel/clock.ts';
import { asId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { PaymentProvider, ProviderEvent } from './payment-provider.ts';
import type { CustomerStore, HandledEvents } from '../ports.ts';
import type { SettleDispute } from '../disputes/settle-dispute.ts';
import type { SettlePayment } from '../charging/settle-payment.ts';
import type { PayoutEvents } from '../payouts/payout-events.ts';
import type { PlanPayments } from '../plans/plan-payments.ts';
import type { SettleSubscription } from '../plans/settle-subscription.ts';
import type { SettleRefund } from '../refunding/settle-refund.ts';

const CARD_CHANGES: readonly string[] = ['payment_method.updated', 'payment_method.automatically_updated'];

type Effect = () => Promise<void>;

export interface EventSubjects {
  readonly payments: SettlePayment;
  readonly refunds: SettleRefund;
  readonly subscriptions: SettleSubscription;
  readonly disputes: SettleDispute;
  readonly planPayments: Pick<PlanPayments, 'effectOf' | 'ofInvoice'>;
  readonly payouts: Pick<PayoutEvents, 'effectOf'>;
}

interface ReceiveProviderEventNeeds extends EventSubjects {
  readonly unitOfWork: UnitOfWork;
  readonly provider: PaymentProvider;
  readonly handled: HandledEvents;
  readonly customerStore: CustomerStore;
  readonly clock: Clock;
}

/**
 * Handles one event of the provider, at least once and in any order: fetches the current object, and commits
 * the effect together with the mark that the event was handled.
 */
export class ReceiveProviderEvent {
  private readonly needs: ReceiveProviderEventNeeds;

  constructor(needs: ReceiveProviderEventNeeds) {
    this.needs = needs;
  }

  /**
   * @throws DomainError `billing.bad_signature` (invalid); ProviderUnavailable, and the event is delivered
   *   again
   */
  async run(raw: Uint8Array, signature: string): Promise<void> {
    await this.handle(this.needs.provider.verifyWebhook(raw, signature));
  }

  /** Handles an event from the provider's list. True if it was new. @throws ProviderUnavailable */
  async handle(event: ProviderEvent): Promise<boolean> {
    const [fresh] = await this.fresh([event]);
    return fresh ? this.apply(fresh) : false;
  }

  /** The events of a list that were not handled yet. */
  async fresh(events: readonly ProviderEvent[]): Promise<readonly ProviderEvent[]> {
    if (events.length === 0) return events;
    const handled = await this.needs.handled.handledOf(events.map(({ id }) => id));
    return events.filter(({ id }) => !handled.has(id));
  }

  private async apply(event: ProviderEvent): Promise<boolean> {
    const effect = await this.effectOf(event);
    return this.needs.unitOfWork.transaction(async () => {
      const fresh = await this.needs.handled.mark(event, this.needs.provider.name, this.needs.clock.now());
      if (fresh && effect) await effect();
      return fresh;
    });
  }

  /**
   * Calls the provider before the transaction begins; null for an event that does not concern this product.
   */
  private async effectOf({ type, objectId }: ProviderEvent): Promise<Effect | null> {
    if (objectId === null) return null;
    if (type.startsWith('payment_intent.')) return this.ofPayment(objectId);
    if (type.startsWith('refund.')) return this.ofRefund(objectId);
    if (type.startsWith('charge.dispute.')) return this.ofDispute(objectId);
    if (CARD_CHANGES.includes(type)) return this.ofCard(objectId);
    if (type.startsWith('setup_intent.')) return this.ofSetup(objectId);
    const { planPayments, subscriptions, payouts } = this.needs;
    return (
      (await planPayments.ofInvoice(type, objectId)) ??
      (await subscriptions.effectOf(type, objectId)) ??
      payouts.effectOf(type, objectId)
    );
  }

  private async ofPayment(id: string): Promise<Effect | null> {
    const intent = await this.needs.provider.retrievePaymentIntent(id);
    const { paymentId, keptCardId, customerId, status } = intent;
    if (paymentId === null) return null;
    const isKept = status === 'succeeded' && keptCardId !== null;
    const keep = isKept ? await this.storeCard(customerId, keptCardId) : null;
    return async () => {
      await this.needs.payments.apply(asId(paymentId), intent, this.needs.provider.name);
      await keep?.();
    };
  }

  private async ofRefund(id: string): Promise<Effect | null> {
    const refund = await this.needs.provider.retrieveRefund(id);
    const { refundId, paymentIntentId } = refund;
    if (refundId !== null) return () => this.needs.refunds.apply(refundId, refund);
    if (paymentIntentId === null) return null;
    // The refunded payment may not be recorded as paid yet.
    const taken = await this.ofCharge(paymentIntentId);
    if (!taken) return null;
    return async () => {
      await taken();
      await this.needs.refunds.applyOutside(this.needs.provider.name, refund);
    };
  }

  private async ofDispute(id: string): Promise<Effect | null> {
    const dispute = await this.needs.provider.retrieveDispute(id);
    if (dispute.paymentIntentId === null) return null;
    // The disputed payment may not be recorded as paid yet.
    const taken = await this.ofCharge(dispute.paymentIntentId);
    if (!taken) return null;
    return async () => {
      await taken();
      await this.needs.disputes.apply(dispute, this.needs.provider.name);
    };
  }

  /** The charge of a refund or dispute: one of our payments, or a plan's. */
  private async ofCharge(intentId: string): Promise<Effect | null> {
    return (await this.ofPayment(intentId)) ?? this.needs.planPayments.effectOf(intentId);
  }

  /** Handles a saved card, a bank account that its owner must still verify, or a failed setup. */
  private async ofSetup(id: string): Promise<Effect | null> {
    const { provider, customerStore, clock } = this.needs;
    const { succeeded, customerId, cardId, pending } = await provider.retrieveSetupIntent(id);
    if (cardId !== null && succeeded) return this.storeCard(customerId, cardId);
    if (cardId === null || pending === null) return () => customerStore.dropPending(id);
    const account = await provider.retrieveCard(cardId);
    return async () => {
      const userId = await customerStore.userOf(customerId, provider.name);
      const setup = { id, ...pending };
      if (userId) await customerStore.addPending(userId, provider.name, account, setup, clock.now());
    };
  }

  /** A bank has sent its customer a new card: updates its expiry. */
  private async ofCard(id: string): Promise<Effect> {
    const { provider, customerStore } = this.needs;
    const card = await provider.retrieveCard(id);
    return () => customerStore.refreshCard(provider.name, card);
  }

  private async storeCard(customerId: string, cardId: string): Promise<Effect> {
    const { provider, customerStore, clock, subscriptions } = this.needs;
    const card = await provider.retrieveCard(cardId);
    return async () => {
      const userId = await customerStore.userOf(customerId, provider.name);
      if (!userId) return;
      await customerStore.addCard(userId, provider.name, card, clock.now());
      await subscriptions.useDefaultCard(userId);
    };
  }
}
