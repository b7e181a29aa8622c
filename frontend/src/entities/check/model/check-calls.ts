import type { BackgroundCheckState } from '../../../../../backend/modules/checks/contract/background-check.ts';
import { api } from '../../../shared/api/index.ts';

const checkApi = api.injectEndpoints({
  endpoints: (build) => ({
    backgroundCheck: build.query<BackgroundCheckState, string>({
      query: (referralId) => `/referrals/${referralId}/background-check`,
      providesTags: ['Check', 'Payment'],
    }),
  }),
});

export const { useBackgroundCheckQuery } = checkApi;
