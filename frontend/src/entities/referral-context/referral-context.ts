/** The referral code and job of a share link (rules.md#referral-context). */
export interface ReferralContext {
  readonly referralCode: string | null;
  readonly jobId: string | null;
  readonly source: 'referral_link' | 'direct';
}

const STORAGE_KEY = 'crewvine.referralContext';
const NOTHING: ReferralContext = { referralCode: null, jobId: null, source: 'direct' };
const CODE = /^[0-9A-Za-z]{4,64}$/;
const JOB_ID = /^[0-9a-f-]{36}$/i;

/** The context in `?job=…&ref=…`; null if the address has neither. */
export function contextOfAddress(search: string): ReferralContext | null {
  const query = new URLSearchParams(search);
  const referralCode = matching(query.get('ref'), CODE)?.toUpperCase() ?? null;
  const jobId = matching(query.get('job'), JOB_ID);
  if (referralCode === null && jobId === null) return null;
  return { referralCode, jobId, source: referralCode === null ? 'direct' : 'referral_link' };
}

/** Stores the address's context here and on the server; an address without one changes nothing. */
export function recordReferralContext(search: string): void {
  const context = contextOfAddress(search);
  if (context === null) return;
  storeReferralContext(context);
  recordVisit(context);
}

/** Stores the context in this browser until it is closed. */
export function storeReferralContext(context: ReferralContext): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(context));
  } catch {
    // Storage is blocked: the link still shows its job.
  }
}

/**
 * Records the visit on the server, where the referral code counts for thirty days (rules.md#attribution).
 * Runs again after a sign-up. The page neither waits for it nor depends on it.
 */
export function recordVisit({ referralCode, jobId }: ReferralContext): void {
  if (referralCode === null) return;
  void fetch(joinPath(referralCode, jobId)).catch(() => undefined);
}

/** The call that names the inviter and records the visit (rules.md#invite-never-blocks). */
function joinPath(referralCode: string, jobId: string | null): string {
  return `/api/join/${referralCode}${jobId === null ? '' : `?job=${jobId}`}`;
}

export function readReferralContext(): ReferralContext {
  try {
    return parse(sessionStorage.getItem(STORAGE_KEY)) ?? NOTHING;
  } catch {
    return NOTHING;
  }
}

function parse(stored: string | null): ReferralContext | null {
  if (stored === null) return null;
  const value: unknown = JSON.parse(stored);
  if (typeof value !== 'object' || value === null) return null;
  const query = new URLSearchParams();
  if ('referralCode' in value && typeof value.referralCode === 'string') query.set('ref', value.referralCode);
  if ('jobId' in value && typeof value.jobId === 'string') query.set('job', value.jobId);
  return contextOfAddress(query.toString());
}

function matching(value: string | null, pattern: RegExp): string | null {
  return value !== null && pattern.test(value.trim()) ? value.trim() : null;
}

/** The code of a followed link to this job or to no particular one (rules.md#quick-apply-referrer). */
export function linkTo(jobId: string): Record<string, string> {
  const { referralCode, jobId: linked } = readReferralContext();
  return referralCode !== null && (linked === null || linked === jobId) ? { ref: referralCode } : {};
}
