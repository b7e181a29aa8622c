export { useBackgroundCheckQuery, useDrugTestQuery } from './api/check-api.ts';
export { CertifyChecks } from './ui/CertifyChecks.tsx';
export { CertifyForAddOns } from './ui/CertifyForAddOns.tsx';
export { FindingList } from './ui/FindingList.tsx';
export { LocalRules } from './ui/LocalRules.tsx';
