import type { AreaPlace } from './areas.ts';
import { DASHBOARD_LINK, POST_JOB, type UserType } from './links.ts';

export const TEST_VIEWS: readonly AreaPlace[] = [
  { to: '/employer-dashboard', text: 'employerView' },
  { to: '/referrer-dashboard', text: 'referrerView' },
  { to: '/worker-dashboard', text: 'workerView' },
];

/** The first part of the user menu. */
export function menuLinks(userType: UserType): readonly AreaPlace[] {
  const employer = userType === 'employer' ? [DASHBOARD_LINK, POST_JOB] : [];
  const admin: readonly AreaPlace[] =
    userType === 'admin' ? [{ to: '/admin-dashboard', text: 'adminDashboard' }] : [];
  return [
    ...employer,
    ...admin,
    { to: '/profile', text: 'profile' },
    { to: '/notifications', text: 'notifications' },
  ];
}
