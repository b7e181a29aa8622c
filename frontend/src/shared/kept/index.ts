export { setStorageOwner } from './kept-things.ts';
export { useStoredJobs, useStoredReferrals } from './use-kept.ts';
