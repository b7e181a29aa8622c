import type { User } from '#entities/session/index.ts';

/** Keys in `shell.json` under `nav`. */
export type NavText =
  | 'adminDashboard'
  | 'community'
  | 'dashboardLink'
  | 'findJobs'
  | 'home'
  | 'howItWorks'
  | 'moderation'
  | 'myReferrals'
  | 'notifications'
  | 'postJob'
  | 'referWorkers';

/** A screen and its subpages. */
export interface NavPlace {
  readonly to: string;
  /** Paths of subpages. */
  readonly within?: RegExp;
}

export interface NavLinkItem extends NavPlace {
  readonly text: NavText;
}

export type UserType = User['userType'];

export const COMMUNITY: NavLinkItem = {
  to: '/community',
  text: 'community',
  within: /^\/(community|forum|events|my-events|check-in|leaderboard)\b/,
};
export const DASHBOARD_LINK: NavLinkItem = {
  to: '/dashboard',
  text: 'dashboardLink',
  // Each role's dashboard, including its older addresses, and its subpages.
  within: /-dashboard$|^\/(employer\/|candidate|earnings|my-applications|my-i9|rate)\b/,
};
/** rules.md#one-post-button */
export const POST_JOB: NavLinkItem = { to: '/post-job-enhanced', text: 'postJob', within: /^\/post-job$/ };
const HOME: NavLinkItem = { to: '/', text: 'home' };

/** Links for visitors. Those with a hash scroll to a section of the landing page. */
const SIGNED_OUT: readonly NavLinkItem[] = [
  { to: '/#jobs', text: 'findJobs' },
  { to: '/home', text: 'referWorkers' },
  { to: '/#how-it-works', text: 'howItWorks' },
  COMMUNITY,
];

/** rules.md#page-job-form decides the address of a worker's jobs. */
const SIGNED_IN: Record<UserType, readonly NavLinkItem[]> = {
  employer: [HOME, DASHBOARD_LINK, POST_JOB, COMMUNITY],
  referrer: [HOME, DASHBOARD_LINK, { to: '/my-referrals', text: 'myReferrals' }, COMMUNITY],
  worker: [HOME, DASHBOARD_LINK, { to: '/jobs', text: 'findJobs' }, COMMUNITY],
  admin: [
    HOME,
    { to: '/admin-dashboard', text: 'adminDashboard', within: /^\/admin\b/ },
    { to: '/admin/moderation', text: 'moderation' },
    COMMUNITY,
  ],
};

/** The links of the bar on every screen, and of a small screen's menu (rules.md#navigation-bar). */
export function barLinks(userType: UserType | null): readonly NavLinkItem[] {
  return userType === null ? SIGNED_OUT : SIGNED_IN[userType];
}

/** Whether this screen has a row of area links; `areas.ts` defines them. */
export function isInArea(pathname: string): boolean {
  return Boolean(currentAt(COMMUNITY, pathname)) || pathname.startsWith('/employer/');
}

/** `page` at the link's own path, `true` at one of its subpages. */
export function currentAt({ to, within }: NavPlace, pathname: string): 'page' | 'true' | undefined {
  if (pathname === to) return 'page';
  return within?.test(pathname) ? 'true' : undefined;
}

/** The one current link of a list; an exact path takes precedence over a subpage. */
export function currentOf<Place extends NavPlace>(
  links: readonly Place[],
  pathname: string,
): Place | undefined {
  return links.find(({ to }) => to === pathname) ?? links.find((link) => currentAt(link, pathname));
}
