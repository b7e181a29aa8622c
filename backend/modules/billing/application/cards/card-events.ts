import type { Clock } from '#kernel/clock.ts';
import type { CustomerStore } from '../ports.ts';
import type { SettleSubscription } from '../plans/settle-subscription.ts';
import type { PaymentProvider } from '../provider/payment-provider.ts';
import type { Effect, ProviderEffects } from '../provider/provider-effects.ts';

interface CardEventsNeeds {
  readonly provider: PaymentProvider;
  readonly customerStore: CustomerStore;
  readonly subscriptions: Pick<SettleSubscription, 'useDefaultCard'>;
  readonly clock: Clock;
}

/** Handles the provider's events about saved cards and bank accounts. */
export class CardEvents {
  private readonly needs: CardEventsNeeds;

  constructor(needs: CardEventsNeeds) {
    this.needs = needs;
  }

  get effects(): ProviderEffects {
    return {
      'payment_method.updated': (id) => this.ofCard(id),
      'payment_method.automatically_updated': (id) => this.ofCard(id),
      'setup_intent.': (id) => this.ofSetup(id),
    };
  }

  /** Saves a card that its owner chose to keep. */
  async storeCard(customerId: string, cardId: string): Promise<Effect> {
    const { provider, customerStore, clock, subscriptions } = this.needs;
    const card = await provider.retrieveCard(cardId);
    return async () => {
      const userId = await customerStore.userOf(customerId, provider.name);
      if (!userId) return;
      await customerStore.addCard(userId, provider.name, card, clock.now());
      await subscriptions.useDefaultCard(userId);
    };
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
}
