import type { ReferralContext } from '#entities/referral-context/index.ts';
import type { User } from '#entities/session/index.ts';

/** Where a new account starts (rules.md#first-screen). Referrers start at the job from their share link, if any. */
export function pathAfterSignUp(userType: User['userType'], context: ReferralContext): string {
  if (userType === 'employer') return '/employer-dashboard';
  if (userType === 'worker') return '/worker-dashboard';
  return context.jobId === null ? '/home' : `/job/${context.jobId}`;
}
