import type { UserId } from '#kernel/ids.ts';
import type { ProviderCustomers } from '../charging/prepare-payment.ts';
import type { SubscriptionProvider } from './subscription-provider.ts';

/** The provider's page where the employer manages cards and invoices; it leads back to the page of plans. */
export class OpenPortal {
  private readonly provider: SubscriptionProvider;
  private readonly customers: ProviderCustomers;
  private readonly returnUrl: string;

  constructor(provider: SubscriptionProvider, customers: ProviderCustomers, returnUrl: string) {
    this.provider = provider;
    this.customers = customers;
    this.returnUrl = returnUrl;
  }

  /** @throws ProviderUnavailable */
  async run(userId: UserId): Promise<string> {
    return this.provider.portal(await this.customers.idOf(userId), this.returnUrl);
  }
}
