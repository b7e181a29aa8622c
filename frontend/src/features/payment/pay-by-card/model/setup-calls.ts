import { api } from '#shared/api/index.ts';

/** What the provider's form needs to save a card. */
export interface CardSetup {
  readonly clientSecret: string;
  readonly setupIntentId: string;
}

const setupApi = api.injectEndpoints({
  endpoints: (build) => ({
    beginCard: build.mutation<CardSetup, undefined>({
      query: () => ({ url: '/billing/payment-methods', method: 'POST' }),
    }),
  }),
});

export const { useBeginCardMutation } = setupApi;
