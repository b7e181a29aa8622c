import { describe, expect, it } from 'vitest';
import { barLinks, menuLinks } from './links.ts';

const texts = (links: readonly { text: string }[]): string[] => links.map((link) => link.text);

describe('the links of the navigation', () => {
  it('lead a visitor to jobs, referring and how it works', () => {
    expect(texts(barLinks(null, 'site'))).toEqual(['findJobs', 'referWorkers', 'howItWorks']);
  });

  it('give dashboard and job posting to employers only', () => {
    expect(texts(barLinks('employer', 'site'))).toEqual(['home', 'dashboardLink', 'postJob']);
    expect(texts(barLinks('worker', 'site'))).toEqual(['home']);
    expect(texts(menuLinks('referrer'))).not.toContain('postJob');
  });

  it('follow the type in the dashboard header', () => {
    expect(texts(barLinks('referrer', 'dashboard'))).toEqual(['dashboardLink', 'myReferrals']);
    expect(texts(barLinks('employer', 'dashboard'))).toEqual(['dashboardLink', 'postJob']);
  });
});
