import type { SavedCard } from '#entities/payment/index.ts';
import { api } from '#shared/api/index.ts';

const cardApi = api.injectEndpoints({
  endpoints: (build) => ({
    chooseCard: build.mutation<readonly SavedCard[], string>({
      query: (id) => ({ url: `/billing/payment-methods/${id}`, method: 'PUT', body: { default: true } }),
      invalidatesTags: ['Payment'],
    }),
    removeCard: build.mutation<null, string>({
      query: (id) => ({ url: `/billing/payment-methods/${id}`, method: 'DELETE' }),
      invalidatesTags: ['Payment'],
    }),
  }),
});

export const { useChooseCardMutation, useRemoveCardMutation } = cardApi;
