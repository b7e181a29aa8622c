export { useChooseCardMutation } from './api/pay-by-card-api.ts';
export { useAddCard } from './model/use-add-card.tsx';
export { usePayByCard, type CollectPayment } from './model/use-pay-by-card.tsx';
