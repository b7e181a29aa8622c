import { setCurrentUser, type User } from '#entities/session/index.ts';
import { api } from '#shared/api/index.ts';
import type { SetUpCall } from '../model/onboarding-values.ts';

const onboardingApi = api.injectEndpoints({
  endpoints: (build) => ({
    setUpProfile: build.mutation<User, SetUpCall>({
      query: (call) => ({ ...call, method: 'PUT' }),
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (answer) dispatch(setCurrentUser(answer.data));
      },
    }),
  }),
});

export const { useSetUpProfileMutation } = onboardingApi;
