export type { OfPerson } from './api/admin-lists-api.ts';
export { AuditList } from './ui/AuditList.tsx';
export { CaseList } from './ui/CaseList.tsx';
export { DecisionList } from './ui/DecisionList.tsx';
export { JobList } from './ui/JobList.tsx';
export { LetterList } from './ui/LetterList.tsx';
export { ReferralList } from './ui/ReferralList.tsx';
export { SecurityEventList } from './ui/SecurityEventList.tsx';
export { TextLists } from './ui/TextLists.tsx';
