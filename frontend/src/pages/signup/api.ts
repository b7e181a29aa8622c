import type { ProviderIdentity } from '../../../../backend/modules/identity/contract/provider-signup.ts';
import { api } from '../../shared/api/index.ts';

const providerApi = api.injectEndpoints({
  endpoints: (build) => ({
    providerIdentity: build.query<ProviderIdentity, undefined>({ query: () => '/auth/provider-signup' }),
  }),
});

export const { useProviderIdentityQuery } = providerApi;
