import type { BackgroundCheckState } from '#contract/checks/background-check.ts';
import type { DrugTestState } from '#contract/checks/drug-test.ts';
import { api } from '#shared/api/index.ts';

const checkApi = api.injectEndpoints({
  endpoints: (build) => ({
    backgroundCheck: build.query<BackgroundCheckState, string>({
      query: (referralId) => `/referrals/${referralId}/background-check`,
      providesTags: ['Check', 'Payment'],
    }),
    drugTest: build.query<DrugTestState, string>({
      query: (referralId) => `/referrals/${referralId}/drug-test`,
      providesTags: ['Check', 'Payment'],
    }),
  }),
});

export const { useBackgroundCheckQuery, useDrugTestQuery } = checkApi;
