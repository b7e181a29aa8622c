import type { EarlyPayoutView } from '#contract/billing/payouts/early-payout.ts';
import { api, paged, type PageOf } from '#shared/api/index.ts';

interface TakeEarly {
  readonly id: string;
  /** The payout shown to the user. */
  readonly payout: string;
  readonly idempotencyKey: string;
}

const offeredPages = paged<EarlyPayoutView, { readonly status: 'offered' | 'taken' }>('/early-payouts');

const earlyApi = api.injectEndpoints({
  endpoints: (build) => ({
    earlyPayouts: build.infiniteQuery<
      PageOf<EarlyPayoutView>,
      { readonly status: 'offered' | 'taken' },
      string | null
    >({ ...offeredPages, providesTags: ['PayoutAccount'] }),
    /** The current fee and payout. */
    earlyPayout: build.query<EarlyPayoutView, string>({
      query: (id) => `/milestones/${id}/early-payout`,
      keepUnusedDataFor: 0,
    }),
    takeEarlyPayout: build.mutation<EarlyPayoutView, TakeEarly>({
      query: ({ id, payout, idempotencyKey }) => ({
        url: `/milestones/${id}/early-payout`,
        method: 'POST',
        body: { payout },
        headers: { 'Idempotency-Key': idempotencyKey },
      }),
      invalidatesTags: (done) => (done ? ['PayoutAccount', 'Reward', 'Referral'] : []),
    }),
  }),
});

export const { useEarlyPayoutsInfiniteQuery, useEarlyPayoutQuery, useTakeEarlyPayoutMutation } = earlyApi;

/** Loaded once per screen and passed to the parts that show them. */
export function useEarlyOffers() {
  return useEarlyPayoutsInfiniteQuery({ status: 'offered' }, { refetchOnMountOrArgChange: true });
}
