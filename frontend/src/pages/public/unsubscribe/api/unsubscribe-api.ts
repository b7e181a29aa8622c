import type { UnsubscribeLink } from '#contract/notifications/unsubscribe.ts';
import { api } from '#shared/api/index.ts';

const unsubscribeApi = api.injectEndpoints({
  endpoints: (build) => ({
    unsubscribeLink: build.query<UnsubscribeLink, string>({
      // Requests JSON, because the server redirects HTML requests to this page.
      query: (token) => ({ url: `/unsubscribe/${token}`, headers: { Accept: 'application/json' } }),
    }),
    unsubscribe: build.mutation<null, string>({
      // The same form that email programs send.
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
