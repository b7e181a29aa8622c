export {
  useBillingSummaryQuery,
  useLazyPaymentQuery,
  useLazyPaymentsQuery,
  usePaymentsConfigQuery,
} from './model/payment-calls.ts';
export { AddOnChoices } from './ui/AddOnChoices.tsx';
export { ChargeLines } from './ui/ChargeLines.tsx';
export type { BillingSummary } from '../../../../backend/modules/billing/contract/summary.ts';
