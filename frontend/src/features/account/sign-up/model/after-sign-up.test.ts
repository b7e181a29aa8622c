import { describe, expect, it } from 'vitest';
import { pathAfterSignUp } from './after-sign-up.ts';

const linked = { referralCode: 'K7QX2M4P', jobId: 'j1', source: 'referral_link' } as const;
const none = { referralCode: null, jobId: null, source: 'direct' } as const;

describe('the first screen of a new account', () => {
  it('employers and workers start at their dashboard, even from a share link', () => {
    expect(pathAfterSignUp('employer', linked)).toBe('/employer-dashboard');
    expect(pathAfterSignUp('worker', linked)).toBe('/worker-dashboard');
  });

  it('referrers start at the shared job, or at the job list without one', () => {
    expect(pathAfterSignUp('referrer', linked)).toBe('/job/j1');
    expect(pathAfterSignUp('referrer', none)).toBe('/home');
  });
});
