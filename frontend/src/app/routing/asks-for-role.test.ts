import { describe, expect, it } from 'vitest';
import { asksForRole } from './asks-for-role.ts';

describe('the role modal', () => {
  it('the role modal appears over the screens of the app', () => {
    expect(asksForRole('/', 'site')).toBe(true);
    expect(asksForRole('/job/:id', 'site')).toBe(true);
    expect(asksForRole('/referrer-dashboard', 'site')).toBe(true);
  });

  it('the role modal does not appear on public links and legal texts', () => {
    expect(asksForRole('/sign-offer/:token', 'public')).toBe(false);
    expect(asksForRole('/terms', 'public')).toBe(false);
  });

  it('the role modal does not interrupt sign-in, sign-up, an invitation, or the setup', () => {
    for (const path of ['/login', '/signup', '/join', '/onboarding', '/dev/outbox']) {
      expect(asksForRole(path, 'site')).toBe(false);
    }
  });
});
