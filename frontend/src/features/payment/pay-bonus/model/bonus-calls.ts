import type { BonusPayment } from '#contract/billing/payment.ts';
import { api } from '#shared/api/index.ts';

const bonusApi = api.injectEndpoints({
  endpoints: (build) => ({
    payReferralBonus: build.mutation<BonusPayment, string>({
      query: (referralId) => ({ url: `/pay-referral-bonus/${referralId}`, method: 'POST' }),
      invalidatesTags: ['Referral', 'Payment'],
    }),
  }),
});

export const { usePayReferralBonusMutation } = bonusApi;
