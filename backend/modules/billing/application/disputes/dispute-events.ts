import type { PaymentEvents } from '../charging/payment-events.ts';
import type { PaymentProvider } from '../provider/payment-provider.ts';
import type { Effect, ProviderEffects } from '../provider/provider-effects.ts';
import type { SettleDispute } from './settle-dispute.ts';

interface DisputeEventsNeeds {
  readonly provider: PaymentProvider;
  readonly disputes: SettleDispute;
  readonly charges: Pick<PaymentEvents, 'ofCharge'>;
}

/** Handles the provider's events about disputes. */
export class DisputeEvents {
  private readonly needs: DisputeEventsNeeds;

  constructor(needs: DisputeEventsNeeds) {
    this.needs = needs;
  }

  get effects(): ProviderEffects {
    return { 'charge.dispute.': (id) => this.ofDispute(id) };
  }

  private async ofDispute(id: string): Promise<Effect | null> {
    const { provider, disputes, charges } = this.needs;
    const dispute = await provider.retrieveDispute(id);
    const taken = dispute.paymentIntentId && (await charges.ofCharge(dispute.paymentIntentId));
    if (!taken) return null;
    return async () => {
      await taken();
      await disputes.apply(dispute, provider.name);
    };
  }
}
