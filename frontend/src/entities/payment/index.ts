export {
  useBillingSummaryQuery,
  useLazyPaymentQuery,
  useLazyPaymentsQuery,
  usePaymentsConfigQuery,
} from './model/payment-calls.ts';
export { ADD_ON_NAMES } from './model/add-on-prices.ts';
export { AddOnChoices } from './ui/AddOnChoices.tsx';
export { ChargeLines } from './ui/ChargeLines.tsx';
export type { Payment, PaymentRecord } from '../../../../backend/modules/billing/contract/payment.ts';
export type { BillingSummary } from '../../../../backend/modules/billing/contract/summary.ts';
export type { AddOn, ChargeLine } from '../../../../backend/modules/billing/contract/charge.ts';
