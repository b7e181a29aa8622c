import type { User } from '#entities/session/index.ts';

/** Their texts are in `shell.json` under `nav`. */
export type NavText =
  | 'adminDashboard'
  | 'boards'
  | 'cards'
  | 'community'
  | 'dashboardLink'
  | 'employerView'
  | 'events'
  | 'findJobs'
  | 'formI9'
  | 'forum'
  | 'home'
  | 'howItWorks'
  | 'leaderboard'
  | 'mailings'
  | 'moderation'
  | 'myReferrals'
  | 'notifications'
  | 'plans'
  | 'postJob'
  | 'profile'
  | 'referrals'
  | 'referrerView'
  | 'referWorkers'
  | 'services'
  | 'templates'
  | 'workerView';

export interface NavLinkItem {
  readonly to: string;
  readonly text: NavText;
  /** Beginnings of further paths that belong to it. */
  readonly also?: readonly string[];
}

type UserType = User['userType'];

const COMMUNITY: NavLinkItem = {
  to: '/community',
  text: 'community',
  also: ['/community', '/forum', '/events', '/my-events', '/check-in', '/leaderboard'],
};
const DASHBOARDS = ['employer', 'referrer', 'worker'].flatMap((type) => [
  `/${type}-dashboard`,
  `/enhanced-${type}-dashboard`,
  `/redesigned-${type}-dashboard`,
]);
const DASHBOARD_LINK: NavLinkItem = {
  to: '/dashboard',
  text: 'dashboardLink',
  also: [...DASHBOARDS, '/employer', '/candidate', '/earnings', '/my-applications', '/my-i9', '/rate'],
};
/** rules.md#one-post-button */
const POST_JOB: NavLinkItem = { to: '/post-job-enhanced', text: 'postJob', also: ['/post-job'] };
const HOME: NavLinkItem = { to: '/', text: 'home' };

/** Signed out. The two with a hash scroll to a section of the landing page. */
const SIGNED_OUT: readonly NavLinkItem[] = [
  { to: '/#jobs', text: 'findJobs' },
  { to: '/home', text: 'referWorkers' },
  { to: '/#how-it-works', text: 'howItWorks' },
  COMMUNITY,
];

/** A worker's jobs are where rules.md#page-job-form sends them. */
const SIGNED_IN: Record<UserType, readonly NavLinkItem[]> = {
  employer: [HOME, DASHBOARD_LINK, POST_JOB, COMMUNITY],
  referrer: [HOME, DASHBOARD_LINK, { to: '/my-referrals', text: 'myReferrals' }, COMMUNITY],
  worker: [HOME, DASHBOARD_LINK, { to: '/jobs', text: 'findJobs' }, COMMUNITY],
  admin: [
    HOME,
    { to: '/admin-dashboard', text: 'adminDashboard', also: ['/admin-panel', '/admin'] },
    { to: '/admin/moderation', text: 'moderation' },
    COMMUNITY,
  ],
};

export const TEST_VIEWS: readonly NavLinkItem[] = [
  { to: '/employer-dashboard', text: 'employerView' },
  { to: '/referrer-dashboard', text: 'referrerView' },
  { to: '/worker-dashboard', text: 'workerView' },
];

/** The links of the bar, the same on every screen, and of the sheet of a small screen (rules.md#navigation-bar). */
export function barLinks(userType: UserType | null): readonly NavLinkItem[] {
  return userType === null ? SIGNED_OUT : SIGNED_IN[userType];
}

/** The first part of the user menu. */
export function menuLinks(userType: UserType): readonly NavLinkItem[] {
  const employer = userType === 'employer' ? [DASHBOARD_LINK, POST_JOB] : [];
  const admin: readonly NavLinkItem[] =
    userType === 'admin' ? [{ to: '/admin-dashboard', text: 'adminDashboard' }] : [];
  return [
    ...employer,
    ...admin,
    { to: '/profile', text: 'profile' },
    { to: '/notifications', text: 'notifications' },
  ];
}

export const COMMUNITY_LINKS: readonly NavLinkItem[] = [
  { to: '/community', text: 'boards', also: ['/community'] },
  { to: '/forum', text: 'forum', also: ['/forum'] },
  { to: '/events', text: 'events', also: ['/events', '/my-events', '/check-in'] },
  { to: '/leaderboard', text: 'leaderboard' },
];

/** The first one is the way back. */
const EMPLOYER_LINKS: readonly NavLinkItem[] = [
  { to: '/employer-dashboard', text: 'dashboardLink' },
  { to: '/employer/referrals', text: 'referrals' },
  { to: '/employer/offer-templates', text: 'templates' },
  { to: '/employer/services', text: 'services' },
  { to: '/employer/i9', text: 'formI9', also: ['/employer/i9'] },
  { to: '/employer/mailings', text: 'mailings' },
  { to: '/employer/plans', text: 'plans' },
  { to: '/employer/cards', text: 'cards' },
];

export interface Area {
  readonly text: 'community' | 'employerView';
  readonly links: readonly NavLinkItem[];
}

/** The area of a path, whose screens lead to each other (rules.md#area-links); null if it belongs to none. */
export function areaOf(pathname: string, userType: UserType | null): Area | null {
  if (currentAt(COMMUNITY, pathname)) return { text: 'community', links: COMMUNITY_LINKS };
  const isOfEmployer = userType === 'employer' && isWithin(pathname, '/employer');
  return isOfEmployer ? { text: 'employerView', links: EMPLOYER_LINKS } : null;
}

/** `page` at the link's own path, `true` at one that belongs to it. */
export function currentAt({ to, also = [] }: NavLinkItem, pathname: string): 'page' | 'true' | undefined {
  if (pathname === to) return 'page';
  return also.some((path) => isWithin(pathname, path)) ? 'true' : undefined;
}

/** The one link of a list that is current: its own path before one that only contains it. */
export function currentOf(links: readonly NavLinkItem[], pathname: string): NavLinkItem | undefined {
  return links.find(({ to }) => to === pathname) ?? links.find((link) => currentAt(link, pathname));
}

const isWithin = (pathname: string, path: string): boolean =>
  pathname === path || pathname.startsWith(`${path}/`);
