import type { NewPasskey, PasskeyAdded, PasskeyCreation } from '#contract/identity/passkeys.ts';
import { api } from '#shared/api/index.ts';

const secondFactorApi = api.injectEndpoints({
  endpoints: (build) => ({
    askPasskey: build.mutation<PasskeyCreation, undefined>({
      query: () => ({ url: '/auth/factors/passkeys/options', method: 'POST' }),
    }),
    addPasskey: build.mutation<PasskeyAdded, NewPasskey>({
      query: (body) => ({ url: '/auth/factors/passkeys', method: 'POST', body }),
      invalidatesTags: ['SecondFactor', 'OwnSession'],
    }),
    removePasskey: build.mutation<null, string>({
      query: (id) => ({ url: `/auth/factors/passkeys/${id}`, method: 'DELETE' }),
      invalidatesTags: ['SecondFactor'],
    }),
  }),
});

export const { useAskPasskeyMutation, useAddPasskeyMutation, useRemovePasskeyMutation } = secondFactorApi;
