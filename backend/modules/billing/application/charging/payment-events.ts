import { asId } from '#kernel/ids.ts';
import type { PlanPayments } from '../plans/plan-payments.ts';
import type { PaymentProvider } from '../provider/payment-provider.ts';
import type { Effect, ProviderEffects } from '../provider/provider-effects.ts';
import type { CardEvents } from '../cards/card-events.ts';
import type { SettlePayment } from './settle-payment.ts';

interface PaymentEventsNeeds {
  readonly provider: PaymentProvider;
  readonly payments: SettlePayment;
  readonly planPayments: Pick<PlanPayments, 'effectOf'>;
  readonly cards: Pick<CardEvents, 'storeCard'>;
}

/** Handles the provider's events about payments. */
export class PaymentEvents {
  private readonly needs: PaymentEventsNeeds;

  constructor(needs: PaymentEventsNeeds) {
    this.needs = needs;
  }

  get effects(): ProviderEffects {
    return { 'payment_intent.': (id) => this.ofPayment(id) };
  }

  /**
   * The charge of a refund or dispute, which may not be recorded as paid yet: one of our payments, or a
   * plan's.
   */
  async ofCharge(intentId: string): Promise<Effect | null> {
    return (await this.ofPayment(intentId)) ?? this.needs.planPayments.effectOf(intentId);
  }

  private async ofPayment(id: string): Promise<Effect | null> {
    const { provider, payments, cards } = this.needs;
    const intent = await provider.retrievePaymentIntent(id);
    const { paymentId, keptCardId, customerId, status } = intent;
    if (paymentId === null) return null;
    const isKept = status === 'succeeded' && keptCardId !== null;
    const keep = isKept ? await cards.storeCard(customerId, keptCardId) : null;
    return async () => {
      await payments.apply(asId(paymentId), intent, provider.name);
      await keep?.();
    };
  }
}
