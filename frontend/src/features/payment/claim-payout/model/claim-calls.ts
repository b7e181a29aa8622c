import type { ClaimPayoutInput, Payout } from '#contract/rewards/payout.ts';
import { api } from '#shared/api/index.ts';

interface ClaimPayout {
  readonly referralId: string;
  readonly figures: ClaimPayoutInput;
  /** The same for every try with the same figures: an answer that got lost is not paid twice. */
  readonly idempotencyKey: string;
}

const claimApi = api.injectEndpoints({
  endpoints: (build) => ({
    claimPayout: build.mutation<Payout, ClaimPayout>({
      query: ({ referralId, figures, idempotencyKey }) => ({
        url: `/referrals/${referralId}/payout`,
        method: 'POST',
        body: figures,
        headers: { 'Idempotency-Key': idempotencyKey },
      }),
      // A refused claim means that what is on the screen is old.
      invalidatesTags: ['Reward', 'Points', 'Referral', 'Tier', 'Notification'],
    }),
  }),
});

export const { useClaimPayoutMutation } = claimApi;
