export {
  useBillingSummaryQuery,
  useLazyPaymentQuery,
  useLazyPaymentsQuery,
  usePaymentPagesInfiniteQuery,
  usePaymentsConfigQuery,
} from './model/payment-calls.ts';
export { AddOnChoices } from './ui/AddOnChoices.tsx';
export { ChargeLines } from './ui/ChargeLines.tsx';
export type { PaymentRecord } from '../../../../backend/modules/billing/contract/payment.ts';
export type { BillingSummary } from '../../../../backend/modules/billing/contract/summary.ts';
