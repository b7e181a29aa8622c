import type { AdminDisputeEvidence } from '#contract/admin/evidence.ts';
import type { AdminRefund, AdminWithdrawal } from '#contract/admin/money.ts';
import type { AdminDispute } from '#contract/billing/dispute.ts';
import type { OwedBalance, PayOwedBalanceInput } from '#contract/billing/owed-balance.ts';
import type { DecideClaims, DecidedClaims, RewardClaim } from '#contract/rewards/reward-claim.ts';
import { adminApi } from '#entities/admin/index.ts';
import { paged, type PageOf } from '#shared/api/index.ts';

interface ByState {
  readonly state?: string;
}

interface ByStatus {
  readonly status?: string;
}

interface PaidOut extends PayOwedBalanceInput {
  readonly id: string;
  /** The same for every try with the same figures: an answer that got lost is not booked twice. */
  readonly idempotencyKey: string;
}

const moneyApi = adminApi
  .enhanceEndpoints({ addTagTypes: ['AdminPayment', 'RewardClaim', 'OwedBalance', 'Dispute'] })
  .injectEndpoints({
    endpoints: (build) => ({
      rewardClaims: build.infiniteQuery<PageOf<RewardClaim>, ByState, string | null>({
        ...paged<RewardClaim, ByState>('/admin/reward-claims'),
        providesTags: ['RewardClaim'],
      }),
      decideClaims: build.mutation<DecidedClaims, DecideClaims>({
        query: (body) => ({ url: '/admin/reward-claims', method: 'POST', body }),
        invalidatesTags: ['RewardClaim', 'AuditLog', 'AdminStats'],
      }),
      disputes: build.infiniteQuery<PageOf<AdminDispute>, ByState, string | null>({
        ...paged<AdminDispute, ByState>('/admin/disputes'),
        providesTags: ['Dispute'],
      }),
      disputeEvidence: build.query<AdminDisputeEvidence | null, string>({
        query: (id) => `/admin/disputes/${id}/evidence`,
        keepUnusedDataFor: 0,
      }),
      sendEvidence: build.mutation<null, { readonly id: string; readonly note: string }>({
        query: ({ id, note }) => ({ url: `/admin/disputes/${id}/evidence`, method: 'POST', body: { note } }),
        invalidatesTags: ['Dispute', 'AuditLog'],
      }),
      adminRefunds: build.infiniteQuery<PageOf<AdminRefund>, ByStatus, string | null>({
        ...paged<AdminRefund, ByStatus>('/admin/refunds'),
        providesTags: ['AdminPayment'],
      }),
      adminWithdrawals: build.infiniteQuery<PageOf<AdminWithdrawal>, ByStatus, string | null>(
        paged<AdminWithdrawal, ByStatus>('/admin/withdrawals'),
      ),
      owedBalances: build.infiniteQuery<PageOf<OwedBalance>, undefined, string | null>({
        ...paged<OwedBalance, undefined>('/admin/owed-balances'),
        providesTags: ['OwedBalance'],
      }),
      payOwedBalance: build.mutation<null, PaidOut>({
        query: ({ id, idempotencyKey, ...body }) => ({
          url: `/admin/owed-balances/${id}/payout`,
          method: 'POST',
          body,
          headers: { 'Idempotency-Key': idempotencyKey },
        }),
        invalidatesTags: ['OwedBalance', 'AuditLog'],
      }),
    }),
  });

export const {
  useRewardClaimsInfiniteQuery,
  useDecideClaimsMutation,
  useDisputesInfiniteQuery,
  useDisputeEvidenceQuery,
  useSendEvidenceMutation,
  useAdminRefundsInfiniteQuery,
  useAdminWithdrawalsInfiniteQuery,
  useOwedBalancesInfiniteQuery,
  usePayOwedBalanceMutation,
} = moneyApi;
