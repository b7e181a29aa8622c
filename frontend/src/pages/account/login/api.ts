import type { LoginRequest, Suspended } from '#contract/identity/login.ts';
import { setCurrentUser, type User } from '#entities/session/index.ts';
import { api } from '#shared/api/index.ts';

const loginApi = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<User, LoginRequest>({
      query: (body) => ({ url: '/auth/login', method: 'POST', body }),
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (answer) dispatch(setCurrentUser(answer.data));
      },
    }),
    shutOut: build.query<Suspended, void>({ query: () => '/auth/suspension' }),
  }),
});

export const { useLoginMutation, useShutOutQuery } = loginApi;
