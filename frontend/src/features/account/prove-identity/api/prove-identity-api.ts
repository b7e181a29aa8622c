import type {
  AuthenticatorSetup,
  FactorCodeRequest,
  RecoveryCodeList,
  SecondFactor,
  StepUpRequest,
} from '#contract/identity/second-factor.ts';
import { api } from '#shared/api/index.ts';

export const proveIdentityApi = api.injectEndpoints({
  endpoints: (build) => ({
    secondFactor: build.query<SecondFactor | null, undefined>({
      query: () => '/auth/factors',
      providesTags: ['SecondFactor'],
    }),
    setUpAuthenticator: build.mutation<AuthenticatorSetup, undefined>({
      query: () => ({ url: '/auth/factors/totp', method: 'POST' }),
    }),
    turnOnAuthenticator: build.mutation<RecoveryCodeList, FactorCodeRequest>({
      query: (body) => ({ url: '/auth/factors/totp', method: 'PUT', body }),
      invalidatesTags: ['SecondFactor', 'OwnSession'],
    }),
    turnOffAuthenticator: build.mutation<null, FactorCodeRequest>({
      query: (body) => ({ url: '/auth/factors/totp', method: 'DELETE', body }),
      invalidatesTags: ['SecondFactor'],
    }),
    renewRecoveryCodes: build.mutation<RecoveryCodeList, undefined>({
      query: () => ({ url: '/auth/factors/recovery-codes', method: 'POST' }),
      invalidatesTags: ['SecondFactor'],
    }),
    stepUp: build.mutation<null, StepUpRequest>({
      query: (body) => ({ url: '/auth/step-up', method: 'POST', body }),
    }),
    /** Refused, and repeated after a new proof, if the last proof is too old. */
    askProof: build.mutation<null, undefined>({ query: () => '/auth/step-up' }),
  }),
});

export const {
  useSecondFactorQuery,
  useSetUpAuthenticatorMutation,
  useTurnOnAuthenticatorMutation,
  useTurnOffAuthenticatorMutation,
  useRenewRecoveryCodesMutation,
  useAskProofMutation,
} = proveIdentityApi;
