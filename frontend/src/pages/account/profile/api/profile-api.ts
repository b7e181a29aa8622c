import type { DeleteAccountRequest } from '#contract/identity/personal-data.ts';
import type { PhoneProof } from '#contract/identity/phone.ts';
import type { SecurityEvent } from '#contract/identity/security/security-events.ts';
import type { OwnSession } from '#contract/identity/security/sessions.ts';
import { setCurrentUser, type User } from '#entities/session/index.ts';
import { api, paged } from '#shared/api/index.ts';

const profileApi = api.injectEndpoints({
  endpoints: (build) => ({
    ownSessions: build.query<readonly OwnSession[], undefined>({
      query: () => '/auth/sessions',
      providesTags: ['OwnSession'],
    }),
    ownSecurityEvents: build.infiniteQuery(
      paged<SecurityEvent, undefined>(() => ({ url: '/auth/security-events', params: { limit: 5 } })),
    ),
    endSession: build.mutation<null, string>({
      query: (id) => ({ url: `/auth/sessions/${id}`, method: 'DELETE' }),
      invalidatesTags: ['OwnSession'],
    }),
    changePassword: build.mutation<null, { currentPassword: string; newPassword: string }>({
      query: (body) => ({ url: '/auth/password', method: 'PUT', body }),
      // A new password ends the other sessions.
      invalidatesTags: ['OwnSession'],
    }),
    changeEmail: build.mutation<null, { email: string; currentPassword?: string }>({
      query: (body) => ({ url: '/auth/email', method: 'PUT', body }),
    }),
    confirmPhone: build.mutation<User, PhoneProof>({
      query: (body) => ({ url: '/auth/confirm-phone', method: 'POST', body }),
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (answer) dispatch(setCurrentUser(answer.data));
      },
    }),
    deleteAccount: build.mutation<null, DeleteAccountRequest>({
      query: (body) => ({ url: '/auth/account', method: 'DELETE', body }),
    }),
  }),
});

export const {
  useOwnSecurityEventsInfiniteQuery,
  useOwnSessionsQuery,
  useEndSessionMutation,
  useChangePasswordMutation,
  useChangeEmailMutation,
  useConfirmPhoneMutation,
  useDeleteAccountMutation,
} = profileApi;
