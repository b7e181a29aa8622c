export {
  useBillingSummaryQuery,
  useCardsQuery,
  useLazyCardsQuery,
  useLazyPaymentQuery,
  useLazyPaymentsQuery,
  useOpenPaymentsQuery,
  usePaymentsConfigQuery,
  useSubscriptionQuery,
} from './api/payment-api.ts';
export { useCardChoice, type CardChoice } from './model/use-card-choice.ts';
export { isSettled } from './model/is-settled.ts';
export { AddOnChoices } from './ui/AddOnChoices.tsx';
export { ChargeNotice } from './ui/ChargeNotice.tsx';
export { ChargeLines } from './ui/ChargeLines.tsx';
export { PaymentStateBadge } from './ui/PaymentStateBadge.tsx';
export type { SavedCard } from '#contract/billing/cards/payment-method.ts';
export type { PaymentRecord } from '#contract/billing/charging/payment.ts';
export type { BillingSummary } from '#contract/billing/reporting/summary.ts';
