export { useI9FormQuery, useI9FormsInfiniteQuery } from './model/i9-calls.ts';
export { I9DueText } from './ui/I9DueText.tsx';
