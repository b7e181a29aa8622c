export { usePayByCard, type CollectPayment } from './model/use-pay-by-card.tsx';
