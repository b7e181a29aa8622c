import { setCurrentUser, type Role, type User } from '#entities/session/index.ts';
import { api } from '#shared/api/index.ts';

const chooseRoleApi = api.injectEndpoints({
  endpoints: (build) => ({
    chooseRole: build.mutation<User, Role>({
      query: (userType) => ({ url: '/user/role', method: 'PUT', body: { userType } }),
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (answer) dispatch(setCurrentUser(answer.data));
      },
    }),
  }),
});

export const { useChooseRoleMutation } = chooseRoleApi;
