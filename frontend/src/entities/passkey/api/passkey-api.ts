import type { PasskeyQuestion } from '#contract/identity/passkeys.ts';
import { api } from '#shared/api/index.ts';

export const passkeyApi = api.injectEndpoints({
  endpoints: (build) => ({
    passkeyQuestion: build.mutation<PasskeyQuestion, undefined>({
      query: () => ({ url: '/auth/passkeys/options', method: 'POST' }),
    }),
  }),
});
