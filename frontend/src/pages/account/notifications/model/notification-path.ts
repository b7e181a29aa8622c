import type { Notification } from '#entities/notification/index.ts';
import type { User } from '#entities/session/index.ts';

/** Told only to whoever referred. */
const REFERRER_ONLY: readonly string[] = [
  'worker_hired',
  'milestone_released',
  'reward_ready',
  'payout_paid',
];

/** The screen on which the told thing can be looked at. */
export function notificationPath({ type, data }: Notification, { userType }: User): string {
  if (type === 'application_moved') return '/my-applications';
  if (type === 'new_jobs') return `/jobs?saved=${data['savedSearchId'] ?? ''}`;
  if (type === 'job_days_over') return `/job/${data['jobId'] ?? ''}/edit`;
  if (REFERRER_ONLY.includes(type)) return '/my-referrals';
  return userType === 'employer' ? '/employer-dashboard' : '/my-referrals';
}
