import { api } from '#shared/api/index.ts';

const confirmEmailApi = api.injectEndpoints({
  endpoints: (build) => ({
    resendVerification: build.mutation<null, undefined>({
      query: () => ({ url: '/auth/resend-verification', method: 'POST' }),
    }),
  }),
});

export const { useResendVerificationMutation } = confirmEmailApi;
