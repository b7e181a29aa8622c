import type { ClaimPayoutInput, Payout } from '#contract/rewards/payout.ts';
import { api } from '#shared/api/index.ts';

interface ClaimPayout {
  readonly referralId: string;
  readonly figures: ClaimPayoutInput;
  /** The same for every try with the same figures, so that a lost answer does not pay twice. */
  readonly idempotencyKey: string;
}

const claimPayoutApi = api.injectEndpoints({
  endpoints: (build) => ({
    claimPayout: build.mutation<Payout, ClaimPayout>({
      query: ({ referralId, figures, idempotencyKey }) => ({
        url: `/referrals/${referralId}/payout`,
        method: 'POST',
        body: figures,
        headers: { 'Idempotency-Key': idempotencyKey },
      }),
      // Also after a refusal, because the screen is then out of date.
      invalidatesTags: ['Reward', 'Points', 'Referral', 'Tier', 'Notification'],
    }),
  }),
});

export const { useClaimPayoutMutation } = claimPayoutApi;
