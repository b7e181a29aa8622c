import type { LoginRequest, Suspended } from '#contract/identity/sign-in/login.ts';
import type { FactorCodeRequest, SignInWaits } from '#contract/identity/second-factor.ts';
import type { PasskeyProof } from '#contract/identity/passkeys.ts';
import type { PhoneProof } from '#contract/identity/phone.ts';
import { setCurrentUser, type User } from '#entities/session/index.ts';
import { carryLanguage } from '#features/account/save-preference/index.ts';
import { api, type ApiDispatch } from '#shared/api/index.ts';

function enter(dispatch: ApiDispatch, user: User): void {
  dispatch(setCurrentUser(user));
  carryLanguage(dispatch, user);
}

const loginApi = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<User | SignInWaits, LoginRequest>({
      query: (body) => ({ url: '/auth/login', method: 'POST', body }),
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (answer && 'id' in answer.data) enter(dispatch, answer.data);
      },
    }),
    phoneLogin: build.mutation<User | SignInWaits, PhoneProof>({
      query: (body) => ({ url: '/auth/phone-login', method: 'POST', body }),
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (answer && 'id' in answer.data) enter(dispatch, answer.data);
      },
    }),
    passkeyLogin: build.mutation<User, PasskeyProof>({
      query: (body) => ({ url: '/auth/passkey-login', method: 'POST', body }),
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (answer) enter(dispatch, answer.data);
      },
    }),
    enterCode: build.mutation<User, FactorCodeRequest>({
      query: (body) => ({ url: '/auth/factors/code', method: 'POST', body }),
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (answer) enter(dispatch, answer.data);
      },
    }),
    shutOut: build.query<Suspended, void>({ query: () => '/auth/suspension' }),
  }),
});

export const {
  useLoginMutation,
  usePhoneLoginMutation,
  usePasskeyLoginMutation,
  useEnterCodeMutation,
  useShutOutQuery,
} = loginApi;
