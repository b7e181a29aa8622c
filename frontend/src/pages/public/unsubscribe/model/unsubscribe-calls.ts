import type { UnsubscribeLink } from '#contract/notifications/unsubscribe.ts';
import { api } from '#shared/api/index.ts';

const unsubscribeApi = api.injectEndpoints({
  endpoints: (build) => ({
    unsubscribeLink: build.query<UnsubscribeLink, string>({
      // Whoever takes HTML first is led to the page: this is the page.
      query: (token) => ({ url: `/unsubscribe/${token}`, headers: { Accept: 'application/json' } }),
    }),
    unsubscribe: build.mutation<null, string>({
      // The form that mail programs send.
      query: (token) => ({
        url: `/unsubscribe/${token}`,
        method: 'POST',
        body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
      }),
      invalidatesTags: ['User'],
    }),
  }),
});

export const { useUnsubscribeLinkQuery, useUnsubscribeMutation } = unsubscribeApi;
