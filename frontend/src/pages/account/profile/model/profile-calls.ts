import type { DeleteAccountRequest } from '#contract/identity/personal-data.ts';
import type { OwnSession } from '#contract/identity/sessions.ts';
import { api } from '#shared/api/index.ts';

const profileApi = api.enhanceEndpoints({ addTagTypes: ['OwnSession'] }).injectEndpoints({
  endpoints: (build) => ({
    ownSessions: build.query<readonly OwnSession[], undefined>({
      query: () => '/auth/sessions',
      providesTags: ['OwnSession'],
    }),
    endSession: build.mutation<null, string>({
      query: (id) => ({ url: `/auth/sessions/${id}`, method: 'DELETE' }),
      invalidatesTags: ['OwnSession'],
    }),
    changePassword: build.mutation<null, { currentPassword: string; newPassword: string }>({
      query: (body) => ({ url: '/auth/password', method: 'PUT', body }),
      // The other sessions end with it.
      invalidatesTags: ['OwnSession'],
    }),
    changeEmail: build.mutation<null, { email: string; currentPassword: string }>({
      query: (body) => ({ url: '/auth/email', method: 'PUT', body }),
    }),
    deleteAccount: build.mutation<null, DeleteAccountRequest>({
      query: (body) => ({ url: '/auth/account', method: 'DELETE', body }),
    }),
  }),
});

export const {
  useOwnSessionsQuery,
  useEndSessionMutation,
  useChangePasswordMutation,
  useChangeEmailMutation,
  useDeleteAccountMutation,
} = profileApi;
