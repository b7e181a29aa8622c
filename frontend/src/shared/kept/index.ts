export { keepFor } from './kept-things.ts';
export { useKeepJobs, useKeepReferrals } from './use-kept.ts';
