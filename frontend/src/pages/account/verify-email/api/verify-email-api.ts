import { api } from '#shared/api/index.ts';

const verifyEmailApi = api.injectEndpoints({
  endpoints: (build) => ({
    verifyEmail: build.mutation<null, { token: string }>({
      query: (body) => ({ url: '/auth/verify-email', method: 'POST', body }),
    }),
  }),
});

export const { useVerifyEmailMutation } = verifyEmailApi;
