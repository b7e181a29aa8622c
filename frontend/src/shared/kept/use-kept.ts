import { useEffect } from 'react';
import { storeJobs, storeReferrals, type KeptJob, type KeptReferral } from './kept-things.ts';

const MOST = 20;

/** Stores the list of jobs on the screen; an empty list replaces none. */
export function useStoredJobs(jobs: readonly KeptJob[]): void {
  const kept = jobs.slice(0, MOST).map(({ title, company, location, payRate, referralBonus }) => ({
    title,
    company,
    location,
    payRate,
    referralBonus,
  }));
  useStoredRows(kept.length > 0 ? kept : undefined, storeJobs);
}

/** @param referrals undefined while they are on their way */
export function useStoredReferrals(referrals: readonly KeptReferral[] | undefined): void {
  useStoredRows(referrals?.slice(0, MOST), storeReferrals);
}

/** Once for each list, not for each drawing of it. */
function useStoredRows<Row>(rows: readonly Row[] | undefined, keep: (rows: readonly Row[]) => void): void {
  const text = rows && JSON.stringify(rows);
  useEffect(() => {
    if (text !== undefined) keep(JSON.parse(text));
  }, [text, keep]);
}
