export { useChooseCardMutation } from './model/setup-calls.ts';
export { useAddCard } from './model/use-add-card.tsx';
export { usePayByCard, type CollectPayment } from './model/use-pay-by-card.tsx';
