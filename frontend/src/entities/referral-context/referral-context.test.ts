import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  contextOfAddress,
  recordReferralContext,
  readReferralContext,
  recordVisit,
} from './referral-context.ts';

const JOB = '0190f3c2-7a10-7cc1-9e1b-2f6d3a5b8c01';

const calls = vi.fn(async (_path: string) => new Response());

beforeEach(() => {
  calls.mockClear();
  vi.stubGlobal('fetch', calls);
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('the context of a share link', () => {
  it('a share link with a code is a referral link', () => {
    expect(contextOfAddress(`?job=${JOB}&ref=k7qx2m4p`)).toEqual({
      referralCode: 'K7QX2M4P',
      jobId: JOB,
      source: 'referral_link',
    });
  });

  it('a share link with only a job is direct', () => {
    expect(contextOfAddress(`?job=${JOB}`)).toEqual({ referralCode: null, jobId: JOB, source: 'direct' });
  });

  it('an invalid code or job ID in a share link is ignored', () => {
    expect(contextOfAddress('?job=1&ref=<script>')).toBeNull();
  });
});

describe('the stored context', () => {
  it('the stored referral context survives addresses without a code', () => {
    recordReferralContext(`?job=${JOB}&ref=K7QX2M4P`);
    recordReferralContext('?industry=plumbing');
    expect(readReferralContext()).toEqual({ referralCode: 'K7QX2M4P', jobId: JOB, source: 'referral_link' });
  });

  it('a corrupt or blocked store reads as an empty referral context', () => {
    sessionStorage.setItem('crewvine.referralContext', '{"referralCode":5,"jobId":');
    expect(readReferralContext().referralCode).toBeNull();
    vi.stubGlobal('sessionStorage', undefined);
    expect(readReferralContext().source).toBe('direct');
  });
});

describe('the call that records a visit', () => {
  it('an address with a code records the visit', () => {
    recordReferralContext(`?job=${JOB}&ref=K7QX2M4P`);
    expect(calls.mock.calls).toEqual([[`/api/join/K7QX2M4P?job=${JOB}`]]);
  });

  it('a job without a code records no visit', () => {
    recordReferralContext(`?job=${JOB}`);
    recordVisit(readReferralContext());
    expect(calls).not.toHaveBeenCalled();
  });

  it('a failed call to record a visit has no effect on the page', async () => {
    calls.mockRejectedValueOnce(new Error('offline'));
    recordVisit({ referralCode: 'K7QX2M4P', jobId: null, source: 'referral_link' });
    await Promise.resolve();
    expect(calls.mock.calls).toEqual([['/api/join/K7QX2M4P']]);
  });
});
