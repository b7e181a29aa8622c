import type { BackgroundCheckState } from '#contract/checks/order/background-check.ts';
import type { Certification, CertifyInput } from '#contract/checks/certification/certification.ts';
import type { DrugTestState } from '#contract/checks/drug-test/drug-test.ts';
import { api } from '#shared/api/index.ts';

const checkApi = api.injectEndpoints({
  endpoints: (build) => ({
    backgroundCheck: build.query<BackgroundCheckState, string>({
      query: (referralId) => `/referrals/${referralId}/background-check`,
      providesTags: ['Check', 'Payment'],
    }),
    certification: build.query<Certification, void>({
      query: () => '/check-certification',
      providesTags: ['Check'],
    }),
    certifyChecks: build.mutation<Certification, CertifyInput>({
      query: (body) => ({ url: '/check-certification', method: 'POST', body }),
      // The server has now asked the candidates of paid checks that were waiting for the certification.
      invalidatesTags: ['Check', 'Referral', 'Outbox'],
    }),
    drugTest: build.query<DrugTestState, string>({
      query: (referralId) => `/referrals/${referralId}/drug-test`,
      providesTags: ['Check', 'Payment'],
    }),
  }),
});

export const { useBackgroundCheckQuery, useCertificationQuery, useCertifyChecksMutation, useDrugTestQuery } =
  checkApi;
