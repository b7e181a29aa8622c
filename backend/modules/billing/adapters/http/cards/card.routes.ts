import { z } from 'zod';
import { uuid } from '#contract/http/index.ts';
import { route, type Route } from '#platform/http/routing/route.ts';
import { signedIn } from '#platform/http/sessions/signed-in.ts';
import type { SavedCards } from '#modules/billing/application/cards/saved-cards.ts';
import type { PaymentProvider } from '#modules/billing/application/provider/payment-provider.ts';
import type { BillingReader } from '#modules/billing/application/reporting/billing-reader.ts';
import {
  cardSetupSchema,
  choosePaymentMethodRequestSchema,
  paymentMethodListSchema,
  removePaymentMethodQuerySchema,
} from '#contract/billing/index.ts';

interface CardCalls {
  readonly cards: SavedCards;
  readonly reader: Pick<BillingReader, 'cards'>;
  readonly provider: Pick<PaymentProvider, 'name'>;
}

const byId = z.object({ id: uuid });

/** An employer's saved cards (rules.md#default-card). */
export function cardRoutes({ cards, reader, provider }: CardCalls): readonly Route[] {
  return [
    route({
      method: 'get',
      path: '/api/billing/payment-methods',
      access: 'employer',
      summary: 'List saved cards, the default card first',
      answers: { 200: paymentMethodListSchema },
      handler: async (call) => ({
        status: 200,
        body: await reader.cards(signedIn(call).id, provider.name),
      }),
    }),
    route({
      method: 'post',
      path: '/api/billing/payment-methods',
      access: 'employer',
      summary: 'Start to save a card; the provider confirms it',
      answers: { 200: cardSetupSchema },
      handler: async (call) => ({ status: 200, body: await cards.beginAdding(signedIn(call).id) }),
    }),
    route({
      method: 'put',
      path: '/api/billing/payment-methods/:id',
      access: 'employer',
      summary: 'Make a saved card the default',
      params: byId,
      body: choosePaymentMethodRequestSchema,
      answers: { 200: paymentMethodListSchema },
      handler: async (call) => {
        await cards.choose(signedIn(call).id, call.params.id);
        return { status: 200, body: await reader.cards(signedIn(call).id, provider.name) };
      },
    }),
    route({
      method: 'delete',
      path: '/api/billing/payment-methods/:id',
      access: 'employer',
      summary: 'Remove a saved card',
      params: byId,
      query: removePaymentMethodQuerySchema,
      answers: { 204: null },
      handler: async (call) => {
        const leavesPlanUnpaid = call.query.plan === 'leave_unpaid';
        await cards.remove(signedIn(call).id, call.params.id, leavesPlanUnpaid);
        return { status: 204 };
      },
    }),
  ];
}
