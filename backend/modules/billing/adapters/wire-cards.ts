import { CardEvents } from '../application/cards/card-events.ts';
import { DetachCard, SavedCards } from '../application/cards/saved-cards.ts';
import type { SettleSubscription } from '../application/plans/settle-subscription.ts';
import type { BillingBase } from './billing-base.ts';
import type { BillingOutside } from './billing-outside.ts';
import { cardRoutes } from './http/cards/card.routes.ts';

/** Saved cards and bank accounts. */
export function wireCards({ platform }: BillingOutside, base: BillingBase, settlePlan: SettleSubscription) {
  const { unitOfWork, taskQueue, clock } = platform;
  const { reader, customerStore, customers, subscriptions } = base;
  const { payments: provider } = base.providers;
  const saving = { unitOfWork, provider, customers, customerStore, subscriptions, taskQueue, clock };
  const events = new CardEvents({ provider, customerStore, subscriptions: settlePlan, clock });

  return {
    events,
    providerEvents: events.effects,
    routes: cardRoutes({ reader, provider, cards: new SavedCards(saving) }),
    taskHandlers: [new DetachCard(provider)],
  };
}
