import type { BonusPayment } from '#contract/billing/charging/payment.ts';
import { api } from '#shared/api/index.ts';

const payBonusApi = api.injectEndpoints({
  endpoints: (build) => ({
    payReferralBonus: build.mutation<BonusPayment, string>({
      // The button says no amount, so the card dialog does, and no saved card is charged before.
      query: (referralId) => ({
        url: `/pay-referral-bonus/${referralId}`,
        method: 'POST',
        body: { otherCard: true },
      }),
      invalidatesTags: ['Referral', 'Payment'],
    }),
  }),
});

export const { usePayReferralBonusMutation } = payBonusApi;
