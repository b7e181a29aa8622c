import { describe, expect, it } from 'vitest';
import { barLinks, menuLinks, TEST_VIEWS, type NavLinkItem } from './links.ts';

const texts = (links: readonly NavLinkItem[]): string[] => links.map((link) => link.text);
const paths = (links: readonly NavLinkItem[]): string[] => links.map((link) => link.to);

describe('the links of the navigation', () => {
  it('lead a visitor to jobs, referring, how it works and the community', () => {
    expect(barLinks(null, 'site')).toEqual([
      { to: '/#jobs', text: 'findJobs' },
      { to: '/home', text: 'referWorkers' },
      { to: '/#how-it-works', text: 'howItWorks' },
      { to: '/community', text: 'community' },
    ]);
    expect(barLinks(null, 'dashboard')).toEqual(barLinks(null, 'site'));
  });

  it('give dashboard and job posting to employers only', () => {
    expect(paths(barLinks('employer', 'site'))).toEqual([
      '/',
      '/community',
      '/dashboard',
      '/post-job-enhanced',
    ]);
    for (const type of ['referrer', 'worker', 'admin'] as const) {
      expect(paths(barLinks(type, 'site'))).toEqual(['/', '/community']);
      expect(paths(menuLinks(type))).not.toContain('/post-job-enhanced');
      expect(paths(menuLinks(type))).not.toContain('/dashboard');
    }
    expect(texts(menuLinks('employer'))).toEqual(['dashboardLink', 'postJob', 'profile', 'notifications']);
  });

  it('follow the type in the dashboard header', () => {
    expect(texts(barLinks('referrer', 'dashboard'))).toEqual([
      'dashboardLink',
      'myReferrals',
      'forum',
      'leaderboard',
    ]);
    expect(texts(barLinks('employer', 'dashboard'))).toEqual([
      'dashboardLink',
      'postJob',
      'forum',
      'leaderboard',
    ]);
    expect(barLinks('worker', 'dashboard')).toContainEqual({ to: '/jobs', text: 'findJobs' });
  });

  it('offer every signed-in person the profile and the three views, and an admin their own dashboard', () => {
    for (const type of ['referrer', 'employer', 'worker', 'admin'] as const) {
      expect(paths(menuLinks(type))).toContain('/profile');
      expect(paths(menuLinks(type)).includes('/admin-dashboard')).toBe(type === 'admin');
    }
    expect(paths(TEST_VIEWS)).toEqual(['/employer-dashboard', '/referrer-dashboard', '/worker-dashboard']);
  });
});
