import type { z } from 'zod';
import type { addReferrerAnswerSchema } from '#contract/identity/account/add-referrer.ts';
import { api } from '#shared/api/index.ts';

const addReferrerApi = api.injectEndpoints({
  endpoints: (build) => ({
    addReferrer: build.mutation<z.infer<typeof addReferrerAnswerSchema>, { referralCode: string }>({
      query: (body) => ({ url: '/auth/add-referrer', method: 'POST', body }),
    }),
  }),
});

export const { useAddReferrerMutation } = addReferrerApi;
