import type { User } from '#entities/session/index.ts';

/** The texts of the links stand in `shell.json` under `nav`. */
export type NavText =
  | 'adminDashboard'
  | 'community'
  | 'dashboardLink'
  | 'employerView'
  | 'findJobs'
  | 'forum'
  | 'home'
  | 'howItWorks'
  | 'leaderboard'
  | 'myReferrals'
  | 'notifications'
  | 'postJob'
  | 'profile'
  | 'referrerView'
  | 'referWorkers'
  | 'workerView';

export interface NavLinkItem {
  readonly to: string;
  readonly text: NavText;
}

type UserType = User['userType'];

const COMMUNITY: NavLinkItem = { to: '/community', text: 'community' };
const DASHBOARD_LINK: NavLinkItem = { to: '/dashboard', text: 'dashboardLink' };
/** rules.md#one-post-button */
const POST_JOB: NavLinkItem = { to: '/post-job-enhanced', text: 'postJob' };
const TALK: readonly NavLinkItem[] = [
  { to: '/forum', text: 'forum' },
  { to: '/leaderboard', text: 'leaderboard' },
];

/** Signed out (rules.md#navigation-bar). The two with a hash scroll to a section of the landing page. */
const SIGNED_OUT: readonly NavLinkItem[] = [
  { to: '/#jobs', text: 'findJobs' },
  { to: '/home', text: 'referWorkers' },
  { to: '/#how-it-works', text: 'howItWorks' },
  COMMUNITY,
];

const SIGNED_IN: readonly NavLinkItem[] = [{ to: '/', text: 'home' }, COMMUNITY];

const EMPLOYER_ONLY: readonly NavLinkItem[] = [DASHBOARD_LINK, POST_JOB];

/** The dashboard header's links by type (rules.md#dashboard-links). A worker's jobs are where rules.md#page-job-form sends them. */
const DASHBOARD: Record<UserType, readonly NavLinkItem[]> = {
  employer: [DASHBOARD_LINK, POST_JOB, ...TALK],
  referrer: [DASHBOARD_LINK, { to: '/my-referrals', text: 'myReferrals' }, ...TALK],
  worker: [DASHBOARD_LINK, { to: '/jobs', text: 'findJobs' }, ...TALK],
  admin: [DASHBOARD_LINK, ...TALK],
};

export const TEST_VIEWS: readonly NavLinkItem[] = [
  { to: '/employer-dashboard', text: 'employerView' },
  { to: '/referrer-dashboard', text: 'referrerView' },
  { to: '/worker-dashboard', text: 'workerView' },
];

export type HeaderVariant = 'site' | 'dashboard';

/** What stands in the bar, and in the sheet of a small screen. */
export function barLinks(userType: UserType | null, variant: HeaderVariant): readonly NavLinkItem[] {
  if (userType === null) return SIGNED_OUT;
  if (variant === 'dashboard') return DASHBOARD[userType];
  return userType === 'employer' ? [...SIGNED_IN, ...EMPLOYER_ONLY] : SIGNED_IN;
}

/** The first part of the user menu. */
export function menuLinks(userType: UserType): readonly NavLinkItem[] {
  const employer = userType === 'employer' ? EMPLOYER_ONLY : [];
  const admin: readonly NavLinkItem[] =
    userType === 'admin' ? [{ to: '/admin-dashboard', text: 'adminDashboard' }] : [];
  return [
    ...employer,
    ...admin,
    { to: '/profile', text: 'profile' },
    { to: '/notifications', text: 'notifications' },
  ];
}
