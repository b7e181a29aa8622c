import { sessionCookies, SHOWN } from './page-data.ts';

type Cookies = ReturnType<typeof sessionCookies>;

export interface MeasuredPage {
  readonly name: string;
  readonly path: string;
  /** The cookies of a signed-in user; none for a visitor. */
  readonly cookies: Cookies;
  readonly most: PageLimits;
}

export interface PageLimits {
  readonly largestPaintMs: number;
  readonly shift: number;
  readonly interactionMs: number;
  /** Before the largest paint; null without a limit. */
  readonly bytes: number | null;
}

const PUBLIC: PageLimits = { largestPaintMs: 1200, shift: 0.05, interactionMs: 200, bytes: 60_000 };
const SIGNED_IN: PageLimits = { ...PUBLIC, largestPaintMs: 2000, bytes: null };

const shownTo = (path: string, name = path): MeasuredPage => ({ name, path, cookies: [], most: PUBLIC });
const signedIn = (role: Parameters<typeof sessionCookies>[0], path: string): MeasuredPage => ({
  name: `${path}, signed in`,
  path,
  cookies: sessionCookies(role),
  most: SIGNED_IN,
});

/** One page of each kind that chat links lead to, and the screens that the server draws for signed-in users. */
export const MEASURED_PAGES: readonly MeasuredPage[] = [
  shownTo(`/job/${SHOWN.job}`, '/job/{id}'),
  shownTo('/'),
  shownTo('/jobs'),
  shownTo(`/join?ref=${SHOWN.referralCode}`, '/join?ref={code}'),
  shownTo('/leaderboard'),
  shownTo('/community'),
  shownTo(`/community/${SHOWN.board}`, '/community/{id}'),
  shownTo(`/community/${SHOWN.board}/posts/${SHOWN.boardPost}`, '/community/{id}/posts/{id}'),
  shownTo('/forum'),
  shownTo(`/forum/${SHOWN.forumPost}`, '/forum/{id}'),
  shownTo('/events'),
  shownTo(`/events/${SHOWN.event}`, '/events/{id}'),
  shownTo(`/ratings/${SHOWN.employer}`, '/ratings/{id}'),
  shownTo('/terms'),
  shownTo('/login'),
  shownTo('/signup'),
  signedIn('employer', '/employer-dashboard'),
  signedIn('employer', '/employer/referrals'),
  signedIn('referrer', '/referrer-dashboard'),
  signedIn('referrer', '/my-referrals'),
  signedIn('referrer', '/earnings'),
  signedIn('referrer', '/notifications'),
  signedIn('worker', '/worker-dashboard'),
  signedIn('worker', '/my-applications'),
];
