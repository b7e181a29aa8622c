import { describe, expect, it } from 'vitest';
import { areaOf } from './areas.ts';
import { barLinks, currentAt, currentOf } from './links.ts';
import { menuLinks, TEST_VIEWS } from './menu-links.ts';

const TYPES = ['referrer', 'employer', 'worker', 'admin'] as const;
const texts = (links: readonly { readonly text: string }[]): string[] => links.map(({ text }) => text);
const paths = (links: readonly { readonly to: string }[]): string[] => links.map((link) => link.to);

describe('the links of the navigation', () => {
  it('a visitor gets links to jobs, referring, how it works, and the community', () => {
    expect(paths(barLinks(null))).toEqual(['/#jobs', '/home', '/#how-it-works', '/community']);
  });

  it("a signed-in user gets links to home, the dashboard, the role's main screen, and the community", () => {
    expect(texts(barLinks('employer'))).toEqual(['home', 'dashboardLink', 'postJob', 'community']);
    expect(texts(barLinks('referrer'))).toEqual(['home', 'dashboardLink', 'myReferrals', 'community']);
    expect(texts(barLinks('worker'))).toEqual(['home', 'dashboardLink', 'findJobs', 'community']);
    expect(texts(barLinks('admin'))).toEqual(['home', 'adminDashboard', 'moderation', 'community']);
    for (const type of TYPES.filter((one) => one !== 'employer')) {
      expect(paths(menuLinks(type))).not.toContain('/post-job-enhanced');
    }
    expect(texts(menuLinks('employer'))).toEqual(['dashboardLink', 'postJob', 'profile', 'notifications']);
  });

  it("every user menu has the profile, and only an admin's has the admin dashboard", () => {
    for (const type of TYPES) {
      expect(paths(menuLinks(type))).toContain('/profile');
      expect(paths(menuLinks(type)).includes('/admin-dashboard')).toBe(type === 'admin');
    }
    expect(paths(TEST_VIEWS)).toEqual(['/employer-dashboard', '/referrer-dashboard', '/worker-dashboard']);
  });

  it('exactly one link is marked: the current screen or its parent', () => {
    const marked = (type: (typeof TYPES)[number], at: string): string | undefined =>
      currentOf(barLinks(type), at)?.text;
    expect(marked('employer', '/employer/cards')).toBe('dashboardLink');
    expect(marked('employer', '/post-job')).toBe('postJob');
    expect(marked('referrer', '/forum/1')).toBe('community');
    expect(marked('worker', '/events/1/check-in')).toBe('community');
    expect(marked('admin', '/admin/moderation')).toBe('moderation');
    expect(marked('admin', '/admin/money')).toBe('adminDashboard');
    expect(marked('worker', '/terms')).toBeUndefined();
    expect(marked('worker', '/')).toBe('home');
    const [boards] = areaOf('/community', null)?.links ?? [];
    expect(boards && [currentAt(boards, '/community'), currentAt(boards, '/community/1')]).toEqual([
      'page',
      'true',
    ]);
  });
});

describe('the links of an area', () => {
  it('the community area has boards, forum, events, and leaderboard for every role and for visitors', () => {
    for (const type of [null, ...TYPES]) {
      for (const at of [
        '/community',
        '/community/1/posts/2',
        '/forum',
        '/events/1',
        '/my-events',
        '/leaderboard',
      ]) {
        expect(texts(areaOf(at, type)?.links ?? [])).toEqual(['boards', 'forum', 'events', 'leaderboard']);
      }
    }
  });

  it('the employer area links to the dashboard and between all its screens', () => {
    for (const at of [
      'cards',
      'plans',
      'services',
      'i9',
      'i9/1',
      'offer-templates',
      'mailings',
      'referrals',
    ]) {
      const area = areaOf(`/employer/${at}`, 'employer');
      expect(area?.links[0]?.to).toBe('/employer-dashboard');
      expect(currentOf(area?.links ?? [], `/employer/${at}`)?.to).toBe(`/employer/${at.replace('/1', '')}`);
    }
    expect(areaOf('/employer/cards', 'worker')).toBeNull();
    expect(areaOf('/employer-signup', 'employer')).toBeNull();
    expect(areaOf('/jobs', 'employer')).toBeNull();
  });
});
