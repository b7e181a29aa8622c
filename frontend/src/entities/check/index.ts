export { useBackgroundCheckQuery, useDrugTestQuery } from './model/check-calls.ts';
export { CertifyChecks } from './ui/CertifyChecks.tsx';
export { CertifyForAddOns } from './ui/CertifyForAddOns.tsx';
export { FindingList } from './ui/FindingList.tsx';
export { LocalRules } from './ui/LocalRules.tsx';
