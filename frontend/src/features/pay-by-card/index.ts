export { usePayByCard, type CollectPayment } from './model/use-pay-by-card.tsx';
export type { PaymentDue } from './model/payment-due.ts';
