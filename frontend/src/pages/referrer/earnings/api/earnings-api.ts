import type {
  PayoutAccount,
  PayoutOnboarding,
  WithdrawalView,
} from '#contract/billing/payouts/payout-account.ts';
import type { SandboxBankInput } from '#contract/billing/payouts/sandbox-bank.ts';
import type { EarlyPayoutView } from '#contract/billing/payouts/early-payout.ts';
import { api, paged, type PageOf } from '#shared/api/index.ts';

interface Withdraw {
  readonly amount: string;
  /** The same key for every try with the same amount, so that a lost response does not withdraw twice. */
  readonly idempotencyKey: string;
}

interface TakeEarly {
  readonly id: string;
  /** The payout shown to the user. */
  readonly payout: string;
  readonly idempotencyKey: string;
}

const offeredPages = paged<EarlyPayoutView, { readonly status: 'offered' | 'taken' }>('/early-payouts');

const earningsApi = api.injectEndpoints({
  endpoints: (build) => ({
    payoutAccount: build.query<PayoutAccount | null, undefined>({
      query: () => '/payout-account',
      providesTags: ['PayoutAccount'],
    }),
    withdrawals: build.infiniteQuery({
      ...paged<WithdrawalView, undefined>('/payouts'),
      providesTags: ['PayoutAccount'],
    }),
    setUpBank: build.mutation<PayoutOnboarding, undefined>({
      query: () => ({ url: '/payout-account', method: 'POST' }),
      invalidatesTags: ['PayoutAccount'],
    }),
    refreshBank: build.mutation<PayoutAccount, undefined>({
      query: () => ({ url: '/payout-account/refresh', method: 'POST' }),
      invalidatesTags: ['PayoutAccount'],
    }),
    giveTestBank: build.mutation<null, SandboxBankInput>({
      query: (body) => ({ url: '/sandbox-payout-account', method: 'POST', body }),
      invalidatesTags: ['PayoutAccount'],
    }),
    withdraw: build.mutation<PayoutAccount, Withdraw>({
      query: ({ amount, idempotencyKey }) => ({
        url: '/payout-account/withdraw',
        method: 'POST',
        body: { amount },
        headers: { 'Idempotency-Key': idempotencyKey },
      }),
      invalidatesTags: ['PayoutAccount', 'Reward'],
    }),
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

export const {
  usePayoutAccountQuery,
  useWithdrawalsInfiniteQuery,
  useSetUpBankMutation,
  useRefreshBankMutation,
  useGiveTestBankMutation,
  useWithdrawMutation,
  useEarlyPayoutsInfiniteQuery,
  useEarlyPayoutQuery,
  useTakeEarlyPayoutMutation,
} = earningsApi;

/** Loaded once per screen and passed to the parts that show them. */
export function useEarlyOffers() {
  return useEarlyPayoutsInfiniteQuery(
    { status: 'offered' },
    { refetchOnMountOrArgChange: !import.meta.env.SSR },
  );
}
