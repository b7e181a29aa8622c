import { describe, expect, it } from 'vitest';
import { asksForRole } from './asks-for-role.ts';

describe('the role modal', () => {
  it('stands over the screens of the app', () => {
    expect(asksForRole('/', 'site')).toBe(true);
    expect(asksForRole('/job/:id', 'site')).toBe(true);
    expect(asksForRole('/referrer-dashboard', 'site')).toBe(true);
  });

  it('leaves public links, legal texts and the gate alone', () => {
    expect(asksForRole('/sign-offer/:token', 'public')).toBe(false);
    expect(asksForRole('/terms', 'public')).toBe(false);
    expect(asksForRole('/app', 'none')).toBe(false);
  });

  it('does not interrupt signing in, signing up, an invitation or the setup', () => {
    for (const path of ['/login', '/signup', '/join', '/onboarding', '/dev/outbox']) {
      expect(asksForRole(path, 'site')).toBe(false);
    }
  });
});
