import { settleRefusals } from '#shared/api/index.ts';
import type { AppRoute } from './app-route.ts';

// Not in the entry, because the landing page makes no call that requires proof of identity.
settleRefusals(async (refusal, dispatch) => {
  if (!/^identity\.(?:step_up|second_factor)_required$/.test(refusal.code)) return false;
  return (await import('#features/account/prove-identity/index.ts')).settle(refusal, dispatch);
});

const workerDashboard = {
  frame: 'site',
  lazy: () => import('#pages/worker/worker-dashboard/index.ts'),
} as const satisfies Omit<AppRoute, 'path'>;

const profile = {
  frame: 'site',
  lazy: () => import('#pages/account/profile/index.ts'),
} as const satisfies Omit<AppRoute, 'path'>;

/**
 * All screens but the landing page, whose first load does not need this table. A page folder's `index.ts`
 * exports its component as `Page`.
 */
export const routes: readonly AppRoute[] = [
  { path: '/old-landing', frame: 'site', lazy: () => import('#pages/public/landing/index.ts') },
  { path: '/waitlist', frame: 'site', lazy: () => import('#pages/public/landing/index.ts') },
  {
    path: '/waitlist/confirm/:token',
    frame: 'public',
    lazy: () => import('#pages/public/waitlist-confirm/index.ts'),
  },
  { path: '/home', frame: 'site', lazy: () => import('#pages/public/home/index.ts') },
  { path: '/job/:id', frame: 'site', lazy: () => import('#pages/public/job-detail/index.ts') },
  { path: '/jobs', frame: 'site', lazy: () => import('#pages/public/jobs/index.ts') },
  { path: '/dashboard', frame: 'site', lazy: () => import('./DashboardScreen.tsx') },
  { path: '/login', frame: 'site', lazy: () => import('#pages/account/login/index.ts') },
  { path: '/signup', frame: 'site', lazy: () => import('#pages/account/signup/index.ts') },
  { path: '/forgot-password', frame: 'site', lazy: () => import('#pages/account/forgot-password/index.ts') },
  { path: '/reset-password', frame: 'site', lazy: () => import('#pages/account/reset-password/index.ts') },
  { path: '/verify-email', frame: 'site', lazy: () => import('#pages/account/verify-email/index.ts') },
  { path: '/employer-signup', frame: 'site', lazy: () => import('#pages/account/employer-signup/index.ts') },
  { path: '/worker-signup', frame: 'site', lazy: () => import('#pages/account/worker-signup/index.ts') },
  { path: '/post-job', frame: 'site', lazy: () => import('#pages/employer/post-job/index.ts') },
  {
    path: '/employer-dashboard',
    frame: 'site',
    lazy: () => import('#pages/employer/employer-dashboard/index.ts'),
  },
  {
    path: '/referrer-dashboard',
    frame: 'site',
    lazy: () => import('#pages/referrer/referrer-dashboard/index.ts'),
  },
  { path: '/worker-dashboard', ...workerDashboard },
  {
    path: '/admin-dashboard',
    frame: 'site',
    lazy: () => import('#pages/admin/admin-dashboard/index.ts'),
  },
  { path: '/admin-panel', frame: 'site', lazy: () => import('#pages/admin/admin-panel/index.ts') },
  { path: '/earnings', frame: 'site', lazy: () => import('#pages/referrer/earnings/index.ts') },
  { path: '/earnings/tax', frame: 'site', lazy: () => import('#pages/referrer/tax/index.ts') },
  { path: '/my-referrals', frame: 'site', lazy: () => import('#pages/referrer/my-referrals/index.ts') },
  { path: '/sign-offer/:token', frame: 'public', lazy: () => import('#pages/public/sign-offer/index.ts') },
  {
    path: '/confirm-referral/:token',
    frame: 'public',
    lazy: () => import('#pages/public/confirm-referral/index.ts'),
  },
  { path: '/first-day/:token', frame: 'public', lazy: () => import('#pages/public/first-day/index.ts') },
  { path: '/interview/:token', frame: 'public', lazy: () => import('#pages/public/interview/index.ts') },
  { path: '/notifications', frame: 'site', lazy: () => import('#pages/account/notifications/index.ts') },
  { path: '/my-moderation', frame: 'site', lazy: () => import('#pages/account/my-moderation/index.ts') },
  { path: '/ratings/:userId', frame: 'site', lazy: () => import('#pages/public/ratings/index.ts') },
  { path: '/transparency', frame: 'site', lazy: () => import('#pages/public/transparency/index.ts') },
  { path: '/appeal/:token', frame: 'public', lazy: () => import('#pages/public/appeal/index.ts') },
  {
    path: '/notifications/preferences',
    frame: 'site',
    lazy: () => import('#pages/account/notification-preferences/index.ts'),
  },
  { path: '/unsubscribe/:token', frame: 'public', lazy: () => import('#pages/public/unsubscribe/index.ts') },
  { path: '/onboarding', frame: 'site', lazy: () => import('#pages/account/onboarding/index.ts') },
  { path: '/profile', ...profile },
  { path: '/profile/about', ...profile },
  { path: '/profile/work', ...profile },
  { path: '/profile/notifications', ...profile },
  { path: '/profile/security', ...profile },
  { path: '/profile/data', ...profile },
  {
    path: '/profile/second-step',
    frame: 'site',
    lazy: () => import('#pages/account/second-factor/index.ts'),
  },
  { path: '/join', frame: 'site', lazy: () => import('#pages/public/join/index.ts') },
  { path: '/terms', frame: 'public', lazy: () => import('#pages/public/terms/index.ts') },
  { path: '/privacy-policy', frame: 'public', lazy: () => import('#pages/public/privacy-policy/index.ts') },
  {
    path: '/redesigned-employer-dashboard',
    frame: 'site',
    lazy: () => import('#pages/employer/employer-dashboard/index.ts'),
  },
  {
    path: '/enhanced-referrer-dashboard',
    frame: 'site',
    lazy: () => import('#pages/referrer/referrer-dashboard/index.ts'),
  },
  { path: '/enhanced-worker-dashboard', ...workerDashboard },
  { path: '/redesigned-worker-dashboard', ...workerDashboard },
  { path: '/role-test', frame: 'site', lazy: () => import('#pages/development/role-test/index.ts') },
  { path: '/app/*', frame: 'public', lazy: () => import('#pages/account/app-entry/index.ts') },
  { path: '/dev/outbox', frame: 'site', lazy: () => import('#pages/development/dev-outbox/index.ts') },
  { path: '/dev/ui', frame: 'site', lazy: () => import('#pages/development/dev-ui/index.ts') },
  { path: '/community', frame: 'site', lazy: () => import('#pages/community/community/index.ts') },
  {
    path: '/community/search',
    frame: 'site',
    lazy: () => import('#pages/community/community-search/index.ts'),
  },
  { path: '/community/:id', frame: 'site', lazy: () => import('#pages/community/community-board/index.ts') },
  {
    path: '/community/:boardId/posts/:postId',
    frame: 'site',
    lazy: () => import('#pages/community/community-post/index.ts'),
  },
  { path: '/forum', frame: 'site', lazy: () => import('#pages/community/forum/index.ts') },
  { path: '/forum/:postId', frame: 'site', lazy: () => import('#pages/community/forum-post/index.ts') },
  { path: '/events', frame: 'site', lazy: () => import('#pages/community/events/index.ts') },
  { path: '/events/:id', frame: 'site', lazy: () => import('#pages/community/event/index.ts') },
  {
    path: '/events/:id/check-in',
    frame: 'site',
    lazy: () => import('#pages/community/event-check-in/index.ts'),
  },
  {
    path: '/check-in/:id/:code',
    frame: 'site',
    lazy: () => import('#pages/community/event-check-in/index.ts'),
  },
  { path: '/my-events', frame: 'site', lazy: () => import('#pages/community/my-events/index.ts') },
  {
    path: '/admin/i9-reviews',
    frame: 'site',
    lazy: () => import('#pages/admin/i9-reviews/index.ts'),
  },
  { path: '/admin/people/:id', frame: 'site', lazy: () => import('#pages/admin/person/index.ts') },
  { path: '/admin/money', frame: 'site', lazy: () => import('#pages/admin/money/index.ts') },
  { path: '/admin/events', frame: 'site', lazy: () => import('#pages/admin/event-review/index.ts') },
  { path: '/leaderboard', frame: 'site', lazy: () => import('#pages/community/leaderboard/index.ts') },
  {
    path: '/employer/referrals',
    frame: 'site',
    lazy: () => import('#pages/employer/employer-referrals/index.ts'),
  },
  {
    path: '/candidate/:id',
    frame: 'site',
    lazy: () => import('#pages/employer/candidate/index.ts'),
  },
  {
    path: '/candidate/:id/edit',
    frame: 'site',
    lazy: () => import('#pages/referrer/write-candidate/index.ts'),
  },
  {
    path: '/employer/offer-templates',
    frame: 'site',
    lazy: () => import('#pages/employer/offer-templates/index.ts'),
  },
  { path: '/employer/plans', frame: 'site', lazy: () => import('#pages/employer/plans/index.ts') },
  {
    path: '/employer/cards',
    frame: 'site',
    lazy: () => import('#pages/employer/cards/index.ts'),
  },
  {
    path: '/employer/mailings',
    frame: 'site',
    lazy: () => import('#pages/employer/mailings/index.ts'),
  },
  {
    path: '/employer/services',
    frame: 'site',
    lazy: () => import('#pages/employer/services/index.ts'),
  },
  {
    path: '/employer/i9',
    frame: 'site',
    lazy: () => import('#pages/employer/i9-board/index.ts'),
  },
  {
    path: '/employer/i9/:id',
    frame: 'site',
    lazy: () => import('#pages/employer/i9-form/index.ts'),
  },
  {
    path: '/job/:id/referrals',
    frame: 'site',
    lazy: () => import('#pages/employer/job-referrals/index.ts'),
  },
  { path: '/job/:id/edit', frame: 'site', lazy: () => import('#pages/employer/edit-job/index.ts') },
  {
    path: '/post-job-enhanced',
    frame: 'site',
    lazy: () => import('#pages/employer/post-job-enhanced/index.ts'),
  },
  {
    path: '/enhanced-job-posting',
    frame: 'site',
    lazy: () => import('#pages/employer/job-posting/index.ts'),
  },
  {
    path: '/my-applications',
    frame: 'site',
    lazy: () => import('#pages/worker/my-applications/index.ts'),
  },
  { path: '/rate/:id', frame: 'site', lazy: () => import('#pages/account/rate/index.ts') },
  { path: '/my-i9/:id', frame: 'site', lazy: () => import('#pages/worker/my-i9/index.ts') },
  { path: '/admin/moderation', frame: 'site', lazy: () => import('#pages/admin/moderation/index.ts') },
  {
    path: '/background-check-consent/:consentToken',
    frame: 'public',
    lazy: () => import('#pages/public/background-check-consent/index.ts'),
  },
  {
    path: '/background-check-notice/:token',
    frame: 'public',
    lazy: () => import('#pages/public/background-check-notice/index.ts'),
  },
  {
    path: '/reference-check/:token',
    frame: 'public',
    lazy: () => import('#pages/public/reference-check/index.ts'),
  },
  {
    path: '/verify-document',
    frame: 'public',
    lazy: () => import('#pages/public/verify-document/index.ts'),
  },
  { path: '/i9/:token', frame: 'public', lazy: () => import('#pages/public/i9/index.ts') },
  { path: '*', frame: 'site', lazy: () => import('#pages/public/not-found/index.ts') },
];
