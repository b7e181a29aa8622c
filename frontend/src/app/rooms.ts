import type { AppRoute } from './app-route.ts';

/** Screens that hold nothing yet: each has its title, its frame and a way on. */
export const rooms: readonly AppRoute[] = [
  { path: '/community', frame: 'site', texts: ['rooms'], lazy: () => import('../pages/community/index.ts') },
  {
    path: '/community/:id',
    frame: 'site',
    texts: ['rooms'],
    lazy: () => import('../pages/community-board/index.ts'),
  },
  {
    path: '/community/:boardId/posts/:postId',
    frame: 'site',
    texts: ['rooms'],
    lazy: () => import('../pages/community-post/index.ts'),
  },
  { path: '/forum', frame: 'dashboard', texts: ['rooms'], lazy: () => import('../pages/forum/index.ts') },
  {
    path: '/forum/:postId',
    frame: 'dashboard',
    texts: ['rooms'],
    lazy: () => import('../pages/forum-post/index.ts'),
  },
  { path: '/events', frame: 'site', texts: ['rooms'], lazy: () => import('../pages/events/index.ts') },
  {
    path: '/leaderboard',
    frame: 'dashboard',
    texts: ['rooms'],
    lazy: () => import('../pages/leaderboard/index.ts'),
  },
  {
    path: '/employer/referrals',
    frame: 'dashboard',
    texts: ['rooms'],
    lazy: () => import('../pages/employer-referrals/index.ts'),
  },
  {
    path: '/job/:id/referrals',
    frame: 'dashboard',
    texts: ['rooms'],
    lazy: () => import('../pages/job-referrals/index.ts'),
  },
  {
    path: '/job/:id/edit',
    frame: 'dashboard',
    texts: ['rooms'],
    lazy: () => import('../pages/edit-job/index.ts'),
  },
  {
    path: '/post-job-enhanced',
    frame: 'dashboard',
    texts: ['rooms', 'post-job'],
    lazy: () => import('../pages/post-job-enhanced/index.ts'),
  },
  {
    path: '/enhanced-job-posting',
    frame: 'dashboard',
    texts: ['rooms', 'post-job'],
    lazy: () => import('../pages/job-posting/index.ts'),
  },
  {
    path: '/my-applications',
    frame: 'dashboard',
    texts: ['rooms'],
    lazy: () => import('../pages/my-applications/index.ts'),
  },
  {
    path: '/admin/moderation',
    frame: 'site',
    texts: ['rooms'],
    lazy: () => import('../pages/moderation/index.ts'),
  },
  {
    path: '/background-check-consent/:consentToken',
    frame: 'public',
    texts: ['rooms'],
    lazy: () => import('../pages/background-check-consent/index.ts'),
  },
  {
    path: '/reference-check/:token',
    frame: 'public',
    texts: ['rooms'],
    lazy: () => import('../pages/reference-check/index.ts'),
  },
  { path: '/i9/:token', frame: 'public', texts: ['rooms'], lazy: () => import('../pages/i9/index.ts') },
];
