export { useCandidateProfileQuery } from './api/candidate-api.ts';
export { useProfileLabels } from './model/use-profile-labels.ts';
export { CheckFacts } from './ui/CheckFacts.tsx';
export { ReferenceFacts } from './ui/ReferenceFacts.tsx';
export { missingFields, useProfileFacts } from './ui/use-profile-facts.tsx';
export type { CandidateProfile } from '#contract/hiring/candidate/candidate.ts';
