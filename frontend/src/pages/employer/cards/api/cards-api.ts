import { api } from '#shared/api/index.ts';

const cardsApi = api.injectEndpoints({
  endpoints: (build) => ({
    removeCard: build.mutation<null, { readonly id: string; readonly leavesPlanUnpaid: boolean }>({
      query: ({ id, leavesPlanUnpaid }) => ({
        url: `/billing/payment-methods/${id}${leavesPlanUnpaid ? '?plan=leave_unpaid' : ''}`,
        method: 'DELETE',
      }),
      invalidatesTags: ['Payment'],
    }),
  }),
});

export const { useRemoveCardMutation } = cardsApi;
