import { useTranslation } from 'react-i18next';
import { COMMUNITY, currentAt, type NavPlace, type NavText, type UserType } from './links.ts';

/** Keys in `areas.json`, which loads with the menus and rows that use it. */
const AREA_TEXTS = [
  'boards',
  'cards',
  'employerView',
  'events',
  'formI9',
  'forum',
  'leaderboard',
  'mailings',
  'plans',
  'profile',
  'referrals',
  'referrerView',
  'services',
  'templates',
  'workerView',
] as const;
type AreaText = (typeof AREA_TEXTS)[number];

export interface AreaPlace extends NavPlace {
  readonly text: NavText | AreaText;
}

/** A link's text from either catalog. */
export function useLinkText(): (text: AreaPlace['text']) => string {
  const { t } = useTranslation(['shell', 'areas']);
  return (text) => (isAreaText(text) ? t(`areas:${text}`) : t(`nav.${text}`));
}

function isAreaText(text: AreaPlace['text']): text is AreaText {
  return AREA_TEXTS.some((one) => one === text);
}

export const COMMUNITY_LINKS: readonly AreaPlace[] = [
  { to: '/community', text: 'boards', within: /^\/community\// },
  { to: '/forum', text: 'forum', within: /^\/forum\// },
  { to: '/events', text: 'events', within: /^\/(events|my-events|check-in)\b/ },
  { to: '/leaderboard', text: 'leaderboard' },
];

/** The first link returns to the dashboard. */
const EMPLOYER_LINKS: readonly AreaPlace[] = [
  { to: '/employer-dashboard', text: 'dashboardLink' },
  { to: '/employer/referrals', text: 'referrals' },
  { to: '/employer/offer-templates', text: 'templates' },
  { to: '/employer/services', text: 'services' },
  { to: '/employer/i9', text: 'formI9', within: /^\/employer\/i9\// },
  { to: '/employer/mailings', text: 'mailings' },
  { to: '/employer/plans', text: 'plans' },
  { to: '/employer/cards', text: 'cards' },
];

export interface Area {
  readonly text: 'community' | 'employerView';
  readonly links: readonly AreaPlace[];
}

/** The area of a path, whose screens link to each other (rules.md#area-links); null if it belongs to none. */
export function areaOf(pathname: string, userType: UserType | null): Area | null {
  if (currentAt(COMMUNITY, pathname)) return { text: 'community', links: COMMUNITY_LINKS };
  const isOfEmployer = userType === 'employer' && pathname.startsWith('/employer/');
  return isOfEmployer ? { text: 'employerView', links: EMPLOYER_LINKS } : null;
}
