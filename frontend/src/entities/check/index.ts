export { useBackgroundCheckQuery, useDrugTestQuery } from './model/check-calls.ts';
export { FindingList } from './ui/FindingList.tsx';
