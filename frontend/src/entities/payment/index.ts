export {
  useBillingSummaryQuery,
  useCardsQuery,
  useLazyCardsQuery,
  useLazyPaymentQuery,
  useLazyPaymentsQuery,
  usePaymentPagesInfiniteQuery,
  usePaymentsConfigQuery,
} from './model/payment-calls.ts';
export { isSettled } from './model/is-settled.ts';
export { AddOnChoices } from './ui/AddOnChoices.tsx';
export { ChargeLines } from './ui/ChargeLines.tsx';
export { PaymentStateBadge } from './ui/PaymentStateBadge.tsx';
export type { SavedCard } from '#contract/billing/payment-method.ts';
export type { PaymentRecord } from '#contract/billing/payment.ts';
export type { BillingSummary } from '#contract/billing/summary.ts';
