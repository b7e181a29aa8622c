import type {
  PayoutAccount,
  PayoutOnboarding,
  WithdrawalView,
} from '#contract/billing/payouts/payout-account.ts';
import type { SandboxBankInput } from '#contract/billing/payouts/sandbox-bank.ts';
import { api, paged, type PageOf } from '#shared/api/index.ts';

interface Withdraw {
  readonly amount: string;
  /** The same key for every try with the same amount, so that a lost response does not withdraw twice. */
  readonly idempotencyKey: string;
}

const earningsApi = api.injectEndpoints({
  endpoints: (build) => ({
    payoutAccount: build.query<PayoutAccount | null, undefined>({
      query: () => '/payout-account',
      providesTags: ['PayoutAccount'],
    }),
    withdrawals: build.infiniteQuery<PageOf<WithdrawalView>, undefined, string | null>({
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
  }),
});

export const {
  usePayoutAccountQuery,
  useWithdrawalsInfiniteQuery,
  useSetUpBankMutation,
  useRefreshBankMutation,
  useGiveTestBankMutation,
  useWithdrawMutation,
} = earningsApi;
