import { ContainerModule } from 'inversify';
import { provide } from '#platform/container/token.ts';
import { CLOCK, ROUTES, TASK_QUEUE, UNIT_OF_WORK } from '#platform/tokens.ts';
import { SavedCards } from '../application/charging/saved-cards.ts';
import * as tokens from './billing.tokens.ts';
import { cardRoutes } from './http/card.routes.ts';
import { SUBSCRIPTIONS } from './plans.tokens.ts';

export const cardsContainer = new ContainerModule(({ bind }) => {
  provide(
    bind,
    ROUTES,
    (reader, provider, unitOfWork, customers, customerStore, subscriptions, taskQueue, clock) => {
      const needs = { unitOfWork, provider, customers, customerStore, subscriptions, taskQueue, clock };
      return cardRoutes({ reader, provider, cards: new SavedCards(needs) });
    },
    [
      tokens.READER,
      tokens.PAYMENT_PROVIDER,
      UNIT_OF_WORK,
      tokens.CUSTOMERS,
      tokens.CUSTOMER_STORE,
      SUBSCRIPTIONS,
      TASK_QUEUE,
      CLOCK,
    ],
  );
});
