import type { AppRoute } from './app-route.ts';
import { rooms } from './rooms.ts';

const workerDashboard = {
  frame: 'dashboard',
  texts: ['worker-dashboard', 'jobs'],
  lazy: () => import('../pages/worker-dashboard/index.ts'),
} as const satisfies Omit<AppRoute, 'path'>;

/** Every screen. A page folder's `index.ts` exports its component as `Page`. */
export const routes: readonly AppRoute[] = [
  { path: '/', frame: 'site', texts: ['landing', 'jobs'], lazy: () => import('../pages/landing/index.ts') },
  {
    path: '/old-landing',
    frame: 'site',
    texts: ['landing', 'jobs'],
    lazy: () => import('../pages/landing/index.ts'),
  },
  {
    path: '/waitlist',
    frame: 'site',
    texts: ['landing', 'jobs', 'waitlist'],
    lazy: () => import('../pages/landing/index.ts'),
  },
  {
    path: '/waitlist/confirm/:token',
    frame: 'public',
    texts: ['waitlist'],
    lazy: () => import('../pages/waitlist-confirm/index.ts'),
  },
  { path: '/home', frame: 'site', texts: ['jobs'], lazy: () => import('../pages/home/index.ts') },
  { path: '/job/:id', frame: 'site', texts: ['jobs'], lazy: () => import('../pages/job-detail/index.ts') },
  { path: '/jobs', frame: 'site', texts: ['jobs'], lazy: () => import('../pages/jobs/index.ts') },
  { path: '/dashboard', frame: 'dashboard', texts: [], lazy: () => import('./DashboardScreen.tsx') },
  ...rooms,
  { path: '/login', frame: 'site', texts: ['account'], lazy: () => import('../pages/login/index.ts') },
  { path: '/signup', frame: 'site', texts: ['account'], lazy: () => import('../pages/signup/index.ts') },
  {
    path: '/employer-signup',
    frame: 'site',
    texts: ['account'],
    lazy: () => import('../pages/employer-signup/index.ts'),
  },
  {
    path: '/worker-signup',
    frame: 'site',
    texts: ['account'],
    lazy: () => import('../pages/worker-signup/index.ts'),
  },
  { path: '/terms', frame: 'public', texts: ['legal'], lazy: () => import('../pages/terms/index.ts') },
  {
    path: '/privacy-policy',
    frame: 'public',
    texts: ['legal'],
    lazy: () => import('../pages/privacy-policy/index.ts'),
  },
  {
    path: '/post-job',
    frame: 'dashboard',
    texts: ['post-job', 'jobs'],
    lazy: () => import('../pages/post-job/index.ts'),
  },
  {
    path: '/employer-dashboard',
    frame: 'dashboard',
    texts: ['employer', 'referral', 'offer', 'payment', 'benefits'],
    lazy: () => import('../pages/employer-dashboard/index.ts'),
  },
  {
    path: '/redesigned-employer-dashboard',
    frame: 'dashboard',
    texts: ['employer', 'referral', 'offer', 'payment', 'benefits'],
    lazy: () => import('../pages/employer-dashboard/index.ts'),
  },
  {
    path: '/referrer-dashboard',
    frame: 'dashboard',
    texts: ['referrer-dashboard', 'jobs', 'referral', 'reward'],
    lazy: () => import('../pages/referrer-dashboard/index.ts'),
  },
  {
    path: '/enhanced-referrer-dashboard',
    frame: 'dashboard',
    texts: ['referrer-dashboard', 'jobs', 'referral', 'reward'],
    lazy: () => import('../pages/referrer-dashboard/index.ts'),
  },
  { path: '/worker-dashboard', ...workerDashboard },
  { path: '/enhanced-worker-dashboard', ...workerDashboard },
  { path: '/redesigned-worker-dashboard', ...workerDashboard },
  { path: '/role-test', frame: 'site', texts: ['role'], lazy: () => import('../pages/role-test/index.ts') },
  {
    path: '/my-referrals',
    frame: 'dashboard',
    texts: ['my-referrals', 'referral', 'reward'],
    lazy: () => import('../pages/my-referrals/index.ts'),
  },
  {
    path: '/sign-offer/:token',
    frame: 'public',
    texts: ['sign-offer'],
    lazy: () => import('../pages/sign-offer/index.ts'),
  },
  {
    path: '/confirm-referral/:token',
    frame: 'public',
    texts: ['confirm-referral'],
    lazy: () => import('../pages/confirm-referral/index.ts'),
  },
  {
    path: '/notifications',
    frame: 'site',
    texts: ['notifications'],
    lazy: () => import('../pages/notifications/index.ts'),
  },
  {
    path: '/onboarding',
    frame: 'site',
    texts: ['onboarding', 'account', 'role', 'detect-location'],
    lazy: () => import('../pages/onboarding/index.ts'),
  },
  {
    path: '/profile',
    frame: 'site',
    texts: ['profile', 'account', 'role', 'detect-location'],
    lazy: () => import('../pages/profile/index.ts'),
  },
  { path: '/join', frame: 'site', texts: [], lazy: () => import('../pages/join/index.ts') },
  { path: '/app/*', frame: 'public', texts: ['gate'], lazy: () => import('../pages/app-entry/index.ts') },
  {
    path: '/dev/outbox',
    frame: 'site',
    texts: ['dev-outbox'],
    lazy: () => import('../pages/dev-outbox/index.ts'),
  },
  { path: '/dev/ui', frame: 'site', texts: ['dev-ui'], lazy: () => import('../pages/dev-ui/index.ts') },
  { path: '*', frame: 'site', texts: [], lazy: () => import('../pages/not-found/index.ts') },
];
