import type { PaymentEvents } from '../charging/payment-events.ts';
import type { PaymentProvider } from '../provider/payment-provider.ts';
import type { Effect, ProviderEffects } from '../provider/provider-effects.ts';
import type { SettleRefund } from './settle-refund.ts';

interface RefundEventsNeeds {
  readonly provider: PaymentProvider;
  readonly refunds: SettleRefund;
  readonly charges: Pick<PaymentEvents, 'ofCharge'>;
}

/** Handles the provider's events about refunds, which may have been made in its dashboard. */
export class RefundEvents {
  private readonly needs: RefundEventsNeeds;

  constructor(needs: RefundEventsNeeds) {
    this.needs = needs;
  }

  get effects(): ProviderEffects {
    return { 'refund.': (id) => this.ofRefund(id) };
  }

  private async ofRefund(id: string): Promise<Effect | null> {
    const { provider, refunds, charges } = this.needs;
    const refund = await provider.retrieveRefund(id);
    const { refundId, paymentIntentId } = refund;
    if (refundId !== null) return () => refunds.apply(refundId, refund);
    const taken = paymentIntentId && (await charges.ofCharge(paymentIntentId));
    if (!taken) return null;
    return async () => {
      await taken();
      await refunds.applyOutside(provider.name, refund);
    };
  }
}
