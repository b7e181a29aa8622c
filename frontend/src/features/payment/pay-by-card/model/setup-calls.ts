import type { SavedCard } from '#entities/payment/index.ts';
import { api } from '#shared/api/index.ts';

/** The IDs that the provider's form needs to save a card. */
export interface CardSetup {
  readonly clientSecret: string;
  readonly setupIntentId: string;
}

const setupApi = api.injectEndpoints({
  endpoints: (build) => ({
    beginCard: build.mutation<CardSetup, undefined>({
      query: () => ({ url: '/billing/payment-methods', method: 'POST' }),
    }),
    chooseCard: build.mutation<readonly SavedCard[], string>({
      query: (id) => ({ url: `/billing/payment-methods/${id}`, method: 'PUT', body: { default: true } }),
      invalidatesTags: ['Payment'],
    }),
  }),
});

export const { useBeginCardMutation, useChooseCardMutation } = setupApi;
