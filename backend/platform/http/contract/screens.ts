import { SECRET_PAGES, SECRET_QUERIES } from './secret-pages.ts';

/**
 * Screens that visitors may read and the server renders, as patterns of the web client's router
 * (rules.md#search-engines, rules.md#page-trees).
 */
export const PUBLIC_SCREENS = [
  '/',
  '/community',
  '/community/:boardId/posts/:postId',
  '/community/:id',
  '/community/search',
  '/employer-signup',
  '/events',
  '/events/:id',
  '/forgot-password',
  '/forum',
  '/forum/:postId',
  '/home',
  '/job/:id',
  '/jobs',
  '/join',
  '/leaderboard',
  '/login',
  '/old-landing',
  '/privacy-policy',
  '/ratings/:userId',
  '/signup',
  '/terms',
  '/transparency',
  '/verify-document',
  '/waitlist',
  '/worker-signup',
] as const;

/**
 * The screens behind a secret link that the server renders for the holder of the link (rules.md#link-trees).
 */
export const RENDERED_LINKS = [
  '/appeal/:token',
  '/background-check-consent/:consentToken',
  '/background-check-notice/:token',
  '/confirm-referral/:token',
  '/first-day/:token',
  '/i9/:token',
  '/interview/:token',
  '/reference-check/:token',
  '/reset-password',
  '/sign-offer/:token',
  '/unsubscribe/:token',
  '/verify-email',
  '/waitlist/confirm/:token',
] as const satisfies readonly (typeof SECRET_PAGES | typeof SECRET_QUERIES)[number][];

/** Screens for signed-in users, and tools: not in search engines. */
export const MEMBER_SCREENS = [
  '/admin-dashboard',
  '/admin-panel',
  '/admin/events',
  '/admin/i9-reviews',
  '/admin/moderation',
  '/admin/money',
  '/admin/people/:id',
  '/app/*',
  '/candidate/:id',
  '/candidate/:id/edit',
  '/dashboard',
  '/dev/outbox',
  '/dev/ui',
  '/earnings',
  '/earnings/tax',
  '/employer-dashboard',
  '/employer/cards',
  '/employer/i9',
  '/employer/i9/:id',
  '/employer/mailings',
  '/employer/offer-templates',
  '/employer/plans',
  '/employer/referrals',
  '/employer/services',
  '/enhanced-job-posting',
  '/enhanced-referrer-dashboard',
  '/enhanced-worker-dashboard',
  '/events/:id/check-in',
  '/job/:id/edit',
  '/job/:id/referrals',
  '/my-applications',
  '/my-events',
  '/my-i9/:id',
  '/my-moderation',
  '/my-referrals',
  '/notifications',
  '/notifications/preferences',
  '/onboarding',
  '/post-job',
  '/post-job-enhanced',
  '/profile',
  '/profile/about',
  '/profile/data',
  '/profile/notifications',
  '/profile/second-step',
  '/profile/security',
  '/profile/work',
  '/rate/:id',
  '/redesigned-employer-dashboard',
  '/redesigned-worker-dashboard',
  '/referrer-dashboard',
  '/role-test',
  '/worker-dashboard',
] as const;

/** The members' screens that the server renders for a phone (rules.md#member-trees). */
export const RENDERED_FOR_MEMBERS = [
  '/earnings',
  '/employer-dashboard',
  '/employer/referrals',
  '/job/:id/referrals',
  '/my-applications',
  '/my-referrals',
  '/notifications',
  '/referrer-dashboard',
  '/worker-dashboard',
] as const satisfies readonly (typeof MEMBER_SCREENS)[number][];

export type ScreenKind = 'public' | 'member' | 'secret';

const KINDS: readonly (readonly [ScreenKind, readonly string[]])[] = [
  ['secret', [...SECRET_PAGES, ...SECRET_QUERIES]],
  ['member', MEMBER_SCREENS],
  ['public', PUBLIC_SCREENS],
];

/**
 * The parameters of a path that matches a screen, in any case and with or without a trailing slash, like the
 * router.
 */
export function screenPattern(screen: string): RegExp {
  const source = screen
    .replace(/\/\*$/, '(?:/.*)?')
    .replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')
    .replace(/^\/$/, '');
  return new RegExp(`^${source}/?$`, 'i');
}

const PATTERNS = KINDS.flatMap(([kind, screens]) =>
  screens.map((screen) => ({ kind, pattern: screenPattern(screen) })),
);

const FIXED = PUBLIC_SCREENS.filter((screen) => !screen.includes(':')).map((screen) => ({
  screen,
  pattern: screenPattern(screen),
}));

/**
 * The screen without parameters at a path, even if a pattern such as `/community/:id` also matches; null if
 * none.
 */
export function fixedScreenAt(path: string): string | null {
  return FIXED.find(({ pattern }) => pattern.test(path))?.screen ?? null;
}

/** The kind of screen at a path; null if none. */
export function screenAt(path: string): ScreenKind | null {
  return PATTERNS.find(({ pattern }) => pattern.test(path))?.kind ?? null;
}
