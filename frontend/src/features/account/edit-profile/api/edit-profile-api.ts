import { setCurrentUser, type User } from '#entities/session/index.ts';
import { api } from '#shared/api/index.ts';

const editProfileApi = api.injectEndpoints({
  endpoints: (build) => ({
    updateUserProfile: build.mutation<User, object>({
      query: (body) => ({ url: '/user-profile', method: 'PUT', body }),
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (answer) dispatch(setCurrentUser(answer.data));
      },
      // A new profile matches different jobs.
      invalidatesTags: ['JobMatch'],
    }),
  }),
});

export const { useUpdateUserProfileMutation } = editProfileApi;
