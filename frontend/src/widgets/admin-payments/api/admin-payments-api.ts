import type { AdminPayment, AdminPaymentDetail } from '#contract/admin/payments.ts';
import type { AdminWithdrawal, LedgerMovement, LedgerSubject } from '#contract/admin/money.ts';
import type { RefundPayment, RefundStarted } from '#contract/billing/refunding/refund.ts';
import type { ReleasedMilestone, ReleaseMilestoneInput } from '#contract/billing/bonus/milestone.ts';
import type { StatusSearch } from '#entities/admin/index.ts';
import { api, paged } from '#shared/api/index.ts';

interface LedgerQuestion {
  readonly subject: LedgerSubject;
  readonly id: string;
}

interface RefundOrder extends RefundPayment {
  readonly id: string;
  /** Reused for a retry with the same amounts, so that a lost response causes no second refund. */
  readonly idempotencyKey: string;
}

type PaymentSearch = StatusSearch & { readonly employerId?: string };

interface PayoutSearch {
  readonly status?: string;
  readonly userId?: string;
}

interface PayoutRetry {
  readonly id: string;
  readonly idempotencyKey: string;
}

const adminPaymentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    adminPayments: build.infiniteQuery({
      ...paged<AdminPayment, PaymentSearch>('/admin/payments'),
      providesTags: ['AdminPayment'],
    }),
    adminPayment: build.query<AdminPaymentDetail | null, string>({
      query: (id) => `/admin/payments/${id}`,
      providesTags: ['AdminPayment'],
    }),
    refundPayment: build.mutation<RefundStarted, RefundOrder>({
      query: ({ id, idempotencyKey, ...body }) => ({
        url: `/admin/payments/${id}/refund`,
        method: 'POST',
        body,
        headers: { 'Idempotency-Key': idempotencyKey },
      }),
      invalidatesTags: ['AdminPayment', 'AuditLog', 'AdminStats'],
    }),
    adminWithdrawals: build.infiniteQuery({
      ...paged<AdminWithdrawal, PayoutSearch>('/admin/withdrawals'),
      providesTags: ['AdminWithdrawal'],
    }),
    retryWithdrawal: build.mutation<null, PayoutRetry>({
      query: ({ id, idempotencyKey }) => ({
        url: `/admin/withdrawals/${id}/retry`,
        method: 'POST',
        headers: { 'Idempotency-Key': idempotencyKey },
      }),
      invalidatesTags: ['AdminWithdrawal', 'AuditLog'],
    }),
    ledgerMovements: build.infiniteQuery({
      ...paged<LedgerMovement, LedgerQuestion>(({ subject, id }) => ({
        url: `/admin/ledger/${subject}/${id}`,
      })),
      providesTags: ['AdminPayment'],
    }),
    releaseMilestone: build.mutation<ReleasedMilestone, ReleaseMilestoneInput & { readonly id: string }>({
      query: ({ id, ...body }) => ({ url: `/admin/milestones/${id}/release`, method: 'POST', body }),
      invalidatesTags: ['AdminPayment', 'AuditLog'],
    }),
  }),
});

export const {
  useAdminPaymentsInfiniteQuery,
  useAdminPaymentQuery,
  useRefundPaymentMutation,
  useAdminWithdrawalsInfiniteQuery,
  useLedgerMovementsInfiniteQuery,
  useRetryWithdrawalMutation,
  useReleaseMilestoneMutation,
} = adminPaymentsApi;
