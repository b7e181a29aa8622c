import { setCurrentUser } from '#entities/session/index.ts';
import { api } from '#shared/api/index.ts';

const resetPasswordApi = api.injectEndpoints({
  endpoints: (build) => ({
    resetPassword: build.mutation<null, { token: string; password: string }>({
      query: (body) => ({ url: '/auth/reset-password', method: 'POST', body }),
      // A new password signs out everywhere, including here.
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const isDone = await queryFulfilled.then(
          () => true,
          () => false,
        );
        if (isDone) dispatch(setCurrentUser(null));
      },
    }),
  }),
});

export const { useResetPasswordMutation } = resetPasswordApi;
