export { useBackgroundCheckQuery } from './model/check-calls.ts';
export { FindingList } from './ui/FindingList.tsx';
