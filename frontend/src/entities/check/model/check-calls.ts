import type { BackgroundCheckState } from '#contract/checks/background-check.ts';
import { api } from '#shared/api/index.ts';

const checkApi = api.injectEndpoints({
  endpoints: (build) => ({
    backgroundCheck: build.query<BackgroundCheckState, string>({
      query: (referralId) => `/referrals/${referralId}/background-check`,
      providesTags: ['Check', 'Payment'],
    }),
  }),
});

export const { useBackgroundCheckQuery } = checkApi;
