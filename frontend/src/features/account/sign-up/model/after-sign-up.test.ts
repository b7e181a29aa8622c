import { describe, expect, it } from 'vitest';
import { pathAfterSignUp } from './after-sign-up.ts';

const linked = { referralCode: 'K7QX2M4P', jobId: 'j1', source: 'referral_link' } as const;
const none = { referralCode: null, jobId: null, source: 'direct' } as const;

describe('the first screen of a new account', () => {
  it('is their dashboard for employers and workers, whatever brought them', () => {
    expect(pathAfterSignUp('employer', linked)).toBe('/employer-dashboard');
    expect(pathAfterSignUp('worker', linked)).toBe('/worker-dashboard');
  });

  it('is the shared job for others, or the job list', () => {
    expect(pathAfterSignUp('referrer', linked)).toBe('/job/j1');
    expect(pathAfterSignUp('referrer', none)).toBe('/home');
  });
});
