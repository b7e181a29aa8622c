import type { PhoneCodeRequest } from '#contract/identity/phone.ts';
import { api } from '#shared/api/index.ts';

const textCodeApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The answer is the same whether or not the phone has an account. */
    textCode: build.mutation<null, PhoneCodeRequest>({
      query: (body) => ({ url: '/auth/phone-code', method: 'POST', body }),
      invalidatesTags: ['Outbox'],
    }),
  }),
});

export const { useTextCodeMutation } = textCodeApi;
