/**
 * The data that this device stores for the offline page (`rules.md#kept-offline`).
 * `frontend/public/offline.js` reads the same names, and `frontend/public/push-worker.js` stores no user's
 * data.
 */
const OWNER = 'crewvine.owner';
const JOBS = 'crewvine.kept.jobs';
const REFERRALS = 'crewvine.kept.referrals';
/** Unfinished forms on the device and in this tab. */
const DRAFTS = ['crewvine.draft.', 'crewvine.refer.'];
/** Set by the server when someone logs out. This tab sees it before any screen requests the current user. */
const LOGGED_OUT = 'crewvine.logged-out';

/** The user whose data is stored, and since when. `hasEnded`: the session ended without a logout. */
interface Owner {
  readonly id: string;
  readonly since: number;
  readonly hasEnded: boolean;
}

export interface KeptJob {
  readonly title: string;
  readonly company: string;
  readonly location: string;
  readonly payRate: string;
  readonly referralBonus: string | null;
}

/** Without any way to reach the worker. */
export interface KeptReferral {
  readonly worker: string;
  readonly job: string;
  /** In the language of the screen at the time. */
  readonly status: string;
}

/**
 * Sets the signed-in user, or null. Deletes another user's data, and after logging out all of the user's own.
 */
export function setStorageOwner(userId: string | null): void {
  attempt(() => {
    if (hasLoggedOut()) forgetOwn();
    const owner = ownerHere();
    if (userId === null) {
      localStorage.removeItem(REFERRALS);
      if (owner) localStorage.setItem(OWNER, JSON.stringify({ ...owner, hasEnded: true }));
      return;
    }
    if (owner && owner.id !== userId) forgetOwn();
    if (owner?.id === userId && !owner.hasEnded) return;
    localStorage.setItem(OWNER, JSON.stringify({ id: userId, since: Date.now(), hasEnded: false }));
  });
}

export function storeJobs(jobs: readonly KeptJob[]): void {
  attempt(() => localStorage.setItem(JOBS, JSON.stringify(jobs)));
}

/** Stores the signed-in user's referrals; ignores answers that come after the session. */
export function storeReferrals(referrals: readonly KeptReferral[]): void {
  attempt(() => {
    if (hasLoggedOut() || ownerHere()?.hasEnded !== false) return;
    localStorage.setItem(REFERRALS, JSON.stringify(referrals));
  });
}

function forgetOwn(): void {
  for (const storage of [localStorage, sessionStorage]) {
    const names = Object.keys(storage).filter((name) => DRAFTS.some((prefix) => name.startsWith(prefix)));
    for (const name of [OWNER, REFERRALS, ...names]) storage.removeItem(name);
  }
  document.cookie = `${LOGGED_OUT}=; path=/; max-age=0; samesite=lax`;
}

const hasLoggedOut = (): boolean => document.cookie.includes(`${LOGGED_OUT}=`);

function ownerHere(): Owner | null {
  const owner: Owner | null = JSON.parse(localStorage.getItem(OWNER) ?? 'null');
  return owner;
}

/** Stores nothing if storage is blocked, full, or invalid. */
function attempt(keep: () => void): void {
  try {
    keep();
  } catch {
    // The screens do not need this data.
  }
}
