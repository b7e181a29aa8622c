import { describe, expect, it } from 'vitest';
import { returnPath, withReturnPath } from './return-path.ts';

const from = (returnTo: string): URLSearchParams => new URLSearchParams({ returnTo });

describe('the return path of a new account', () => {
  it('is the screen, with its form, that asked for a sign-in', () => {
    expect(returnPath(from('/job/j1?refer=now'), null)).toBe('/job/j1?refer=now');
    expect(returnPath(from('/post-job'), null)).toBe('/post-job');
  });

  it('is unknown for whoever came by themselves, and never another site', () => {
    expect(returnPath(new URLSearchParams(), null)).toBeUndefined();
    expect(returnPath(from('//evil.example'), null)).toBeUndefined();
  });

  it('is not the dashboard of a role that the new account may not have', () => {
    expect(returnPath(from('/employer-dashboard'), null)).toBeUndefined();
    expect(returnPath(from('/dashboard?tab=x'), null)).toBeUndefined();
  });

  it('comes without an address where that is a secret', () => {
    const secret = { returnTo: '/confirm-referral/abc' };
    expect(returnPath(new URLSearchParams(), secret)).toBe('/confirm-referral/abc');
    expect(returnPath(new URLSearchParams(), { returnTo: 7 })).toBeUndefined();
  });

  it('goes along from signing in to signing up, and back', () => {
    expect(withReturnPath('/signup', from('/job/j1?refer=now'))).toBe(
      '/signup?returnTo=%2Fjob%2Fj1%3Frefer%3Dnow',
    );
    expect(withReturnPath('/signup', new URLSearchParams())).toBe('/signup');
    expect(withReturnPath('/signup', from('https://evil.example'))).toBe('/signup');
  });
});
