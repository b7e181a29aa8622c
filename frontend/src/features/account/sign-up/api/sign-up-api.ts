import { setCurrentUser, type User } from '#entities/session/index.ts';
import { api } from '#shared/api/index.ts';

export type SignUpCall = '/auth/signup' | '/auth/provider-signup' | '/employer-signup' | '/worker-signup';

const signUpApi = api.injectEndpoints({
  endpoints: (build) => ({
    signUp: build.mutation<User, { call: SignUpCall; body: object }>({
      query: ({ call, body }) => ({ url: call, method: 'POST', body }),
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (answer) dispatch(setCurrentUser(answer.data));
      },
    }),
  }),
});

export const { useSignUpMutation } = signUpApi;
