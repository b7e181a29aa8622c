import { describe, expect, it } from 'vitest';
import { keepingWayBack, wayBack } from './way-back.ts';

const from = (returnTo: string): URLSearchParams => new URLSearchParams({ returnTo });

describe('the way back from a new account', () => {
  it('is the screen, with its form, that asked for a sign-in', () => {
    expect(wayBack(from('/job/j1?refer=now'), null)).toBe('/job/j1?refer=now');
    expect(wayBack(from('/post-job'), null)).toBe('/post-job');
  });

  it('is unknown for whoever came by themselves, and never another site', () => {
    expect(wayBack(new URLSearchParams(), null)).toBeUndefined();
    expect(wayBack(from('//evil.example'), null)).toBeUndefined();
  });

  it('is not the dashboard of a role that the new account may not have', () => {
    expect(wayBack(from('/employer-dashboard'), null)).toBeUndefined();
    expect(wayBack(from('/dashboard?tab=x'), null)).toBeUndefined();
  });

  it('comes without an address where that is a secret', () => {
    const secret = { returnTo: '/confirm-referral/abc' };
    expect(wayBack(new URLSearchParams(), secret)).toBe('/confirm-referral/abc');
    expect(wayBack(new URLSearchParams(), { returnTo: 7 })).toBeUndefined();
  });

  it('goes along from signing in to signing up, and back', () => {
    expect(keepingWayBack('/signup', from('/job/j1?refer=now'))).toBe(
      '/signup?returnTo=%2Fjob%2Fj1%3Frefer%3Dnow',
    );
    expect(keepingWayBack('/signup', new URLSearchParams())).toBe('/signup');
    expect(keepingWayBack('/signup', from('https://evil.example'))).toBe('/signup');
  });
});
