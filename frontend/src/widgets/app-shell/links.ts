import type { User } from '../../entities/session/index.ts';

/** The texts of the links stand in `shell.json` under `nav`. */
export type NavText =
  | 'dashboardLink'
  | 'employerView'
  | 'findJobs'
  | 'home'
  | 'howItWorks'
  | 'myReferrals'
  | 'notifications'
  | 'postJob'
  | 'referrerView'
  | 'referWorkers';

export interface NavLinkItem {
  readonly to: string;
  readonly text: NavText;
}

type UserType = User['userType'];

/** Signed out (document 1 §2.5). The two with a hash scroll to a section of the landing page. */
const SIGNED_OUT: readonly NavLinkItem[] = [
  { to: '/#jobs', text: 'findJobs' },
  { to: '/home', text: 'referWorkers' },
  { to: '/#how-it-works', text: 'howItWorks' },
];

const SIGNED_IN: readonly NavLinkItem[] = [{ to: '/', text: 'home' }];

const EMPLOYER_ONLY: readonly NavLinkItem[] = [
  { to: '/dashboard', text: 'dashboardLink' },
  { to: '/post-job', text: 'postJob' },
];

/** The dashboard header's links by type (document 1 §2.6). */
const DASHBOARD: Record<UserType, readonly NavLinkItem[]> = {
  employer: EMPLOYER_ONLY,
  referrer: [
    { to: '/dashboard', text: 'dashboardLink' },
    { to: '/my-referrals', text: 'myReferrals' },
  ],
  worker: [{ to: '/dashboard', text: 'dashboardLink' }],
  admin: [{ to: '/dashboard', text: 'dashboardLink' }],
};

export const TEST_VIEWS: readonly NavLinkItem[] = [
  { to: '/employer-dashboard', text: 'employerView' },
  { to: '/referrer-dashboard', text: 'referrerView' },
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
  const own = userType === 'employer' ? EMPLOYER_ONLY : [];
  return [...own, { to: '/notifications', text: 'notifications' }];
}
