import type { PhoneCodeRequest } from '#contract/identity/phone.ts';
import { api } from '#shared/api/index.ts';

const textCodeApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Answers the same whoever has the phone. */
    textCode: build.mutation<null, PhoneCodeRequest>({
      query: (body) => ({ url: '/auth/phone-code', method: 'POST', body }),
    }),
  }),
});

export const { useTextCodeMutation } = textCodeApi;
