import type { AdminDisputeEvidence } from '#contract/admin/evidence.ts';
import type { AdminRefund } from '#contract/admin/money.ts';
import type { AdminDispute, ForgiveReturnInput } from '#contract/billing/disputes/dispute.ts';
import type { OwedBalance, PayOwedBalanceInput } from '#contract/billing/payouts/owed-balance.ts';
import type {
  BalanceDifference,
  BalanceLine,
  ExplainDifferenceInput,
  Reconciliation,
} from '#contract/billing/reconciliation/reconciliation.ts';
import type { PayRefundInput } from '#contract/billing/refunding/refund.ts';
import type { SkipEventInput, UnhandledEventView } from '#contract/billing/provider/unhandled-event.ts';
import type { DecideClaims, DecidedClaims, RewardClaim } from '#contract/rewards/reward-claim.ts';
import { api, paged } from '#shared/api/index.ts';

interface ByState {
  readonly state?: string;
}

interface ByStatus {
  readonly status?: string;
}

interface PaidRefund extends PayRefundInput {
  readonly id: string;
  /** The same key for every try with the same reference, so that a lost response does not book twice. */
  readonly idempotencyKey: string;
}

interface PaidOut extends PayOwedBalanceInput {
  readonly id: string;
  /** The same key for every try with the same figures, so that a lost response does not book twice. */
  readonly idempotencyKey: string;
}

const moneyApi = api.injectEndpoints({
  endpoints: (build) => ({
    rewardClaims: build.infiniteQuery({
      ...paged<RewardClaim, ByState>('/admin/reward-claims'),
      providesTags: ['RewardClaim'],
    }),
    decideClaims: build.mutation<DecidedClaims, DecideClaims>({
      query: (body) => ({ url: '/admin/reward-claims', method: 'POST', body }),
      invalidatesTags: ['RewardClaim', 'AuditLog', 'AdminStats'],
    }),
    disputes: build.infiniteQuery({
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
    forgiveReturn: build.mutation<null, ForgiveReturnInput & { readonly id: string }>({
      query: ({ id, ...body }) => ({ url: `/admin/disputes/${id}/forgive`, method: 'POST', body }),
      invalidatesTags: ['Dispute', 'AdminPayment', 'AuditLog'],
    }),
    adminRefunds: build.infiniteQuery({
      ...paged<AdminRefund, ByStatus>('/admin/refunds'),
      providesTags: ['AdminPayment'],
    }),
    payRefund: build.mutation<null, PaidRefund>({
      query: ({ id, idempotencyKey, ...body }) => ({
        url: `/admin/refunds/${id}/paid`,
        method: 'POST',
        body,
        headers: { 'Idempotency-Key': idempotencyKey },
      }),
      invalidatesTags: ['AdminPayment', 'Difference', 'AuditLog'],
    }),
    owedBalances: build.infiniteQuery({
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
    reconciliation: build.query<Reconciliation, undefined>({
      query: () => '/admin/reconciliation',
      providesTags: ['Difference'],
    }),
    differences: build.infiniteQuery({
      ...paged<BalanceDifference, ByState>('/admin/reconciliation/differences'),
      providesTags: ['Difference'],
    }),
    differenceLines: build.query<readonly BalanceLine[], string>({
      query: (id) => `/admin/reconciliation/differences/${id}/lines`,
    }),
    explainDifference: build.mutation<null, ExplainDifferenceInput & { readonly id: string }>({
      query: ({ id, ...body }) => ({
        url: `/admin/reconciliation/differences/${id}/explain`,
        method: 'POST',
        body,
      }),
      invalidatesTags: ['Difference', 'AuditLog'],
    }),
    unhandledEvents: build.infiniteQuery({
      ...paged<UnhandledEventView, undefined>('/admin/unhandled-events'),
      providesTags: ['UnhandledEvent'],
    }),
    skipEvent: build.mutation<null, SkipEventInput & { readonly id: string }>({
      query: ({ id, ...body }) => ({ url: `/admin/unhandled-events/${id}/skip`, method: 'POST', body }),
      invalidatesTags: ['UnhandledEvent', 'AuditLog'],
    }),
  }),
});

export const {
  useRewardClaimsInfiniteQuery,
  useDecideClaimsMutation,
  useDisputesInfiniteQuery,
  useDisputeEvidenceQuery,
  useSendEvidenceMutation,
  useForgiveReturnMutation,
  useAdminRefundsInfiniteQuery,
  usePayRefundMutation,
  useOwedBalancesInfiniteQuery,
  usePayOwedBalanceMutation,
  useReconciliationQuery,
  useDifferencesInfiniteQuery,
  useDifferenceLinesQuery,
  useExplainDifferenceMutation,
  useUnhandledEventsInfiniteQuery,
  useSkipEventMutation,
} = moneyApi;
