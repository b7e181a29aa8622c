import type { ProviderIdentity } from '#contract/identity/sign-in/provider-signup.ts';
import { api } from '#shared/api/index.ts';

const signupApi = api.injectEndpoints({
  endpoints: (build) => ({
    providerIdentity: build.query<ProviderIdentity, undefined>({ query: () => '/auth/provider-signup' }),
  }),
});

export const { useProviderIdentityQuery } = signupApi;
