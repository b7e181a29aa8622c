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
const DASHBOARD: PageLimits = { ...PUBLIC, largestPaintMs: 2000, bytes: null };

const shownTo = (path: string, name = path): MeasuredPage => ({ name, path, cookies: [], most: PUBLIC });
const dashboard = (role: Parameters<typeof sessionCookies>[0]): MeasuredPage => ({
  name: `/${role}-dashboard, signed in`,
  path: `/${role}-dashboard`,
  cookies: sessionCookies(role),
  most: DASHBOARD,
});

/** One page of each kind that chat links lead to, and the first pages of signed-in users. */
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
  dashboard('employer'),
  dashboard('referrer'),
  dashboard('worker'),
];
