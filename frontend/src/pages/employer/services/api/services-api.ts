import type { ServiceAddon } from '#contract/offers/addon/service-addon.ts';
import { api, paged } from '#shared/api/index.ts';

interface ServicesQuery {
  readonly status?: string;
}

/** Any payment may change a service. */
const servicesApi = api.injectEndpoints({
  endpoints: (build) => ({
    services: build.infiniteQuery({
      ...paged<ServiceAddon, ServicesQuery>('/service-addons'),
      providesTags: ['Payment', 'Check', 'I9'],
    }),
    cancelService: build.mutation<null, string>({
      query: (id) => ({ url: `/service-addons/${encodeURIComponent(id)}/cancel`, method: 'POST' }),
      invalidatesTags: ['Payment', 'Check', 'Referral', 'I9'],
    }),
  }),
});

export const { useServicesInfiniteQuery, useCancelServiceMutation } = servicesApi;
