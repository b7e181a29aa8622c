import { describe, expect, it } from 'vitest';
import { returnPath, withReturnPath } from './return-path.ts';

const from = (returnTo: string): URLSearchParams => new URLSearchParams({ returnTo });

describe('the return path of a new account', () => {
  it('the return path leads to the screen and form that required the sign-in', () => {
    expect(returnPath(from('/job/j1?refer=now'), null)).toBe('/job/j1?refer=now');
    expect(returnPath(from('/post-job'), null)).toBe('/post-job');
  });

  it('the return path is undefined without one and never another site', () => {
    expect(returnPath(new URLSearchParams(), null)).toBeUndefined();
    expect(returnPath(from('//evil.example'), null)).toBeUndefined();
  });

  it('the return path is never a dashboard, because the new account may have another role', () => {
    expect(returnPath(from('/employer-dashboard'), null)).toBeUndefined();
    expect(returnPath(from('/dashboard?tab=x'), null)).toBeUndefined();
  });

  it('a secret return path comes from the state of the history', () => {
    const secret = { returnTo: '/confirm-referral/abc' };
    expect(returnPath(new URLSearchParams(), secret)).toBe('/confirm-referral/abc');
    expect(returnPath(new URLSearchParams(), { returnTo: 7 })).toBeUndefined();
  });

  it('a link between sign-in and sign-up includes the return path', () => {
    expect(withReturnPath('/signup', from('/job/j1?refer=now'))).toBe(
      '/signup?returnTo=%2Fjob%2Fj1%3Frefer%3Dnow',
    );
    expect(withReturnPath('/signup', new URLSearchParams())).toBe('/signup');
    expect(withReturnPath('/signup', from('https://evil.example'))).toBe('/signup');
  });
});
