export {
  useI9FormQuery,
  useI9FormsInfiniteQuery,
  useMyI9FormsInfiniteQuery,
  useI9ReviewQuery,
} from './api/i9-api.ts';
export { Facts } from './ui/Facts.tsx';
export { useSendI9Link } from './model/use-send-i9-link.ts';
export { I9DueText } from './ui/I9DueText.tsx';
