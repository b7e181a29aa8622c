import { describe, expect, it } from 'vitest';
import {
  HIRE_STEPS,
  isClosed,
  isRejected,
  rankOf,
  statusFacts,
  whoActs,
  BEFORE_INTERVIEW_STATUSES,
  isPlainStatus,
  PENDING_STATUSES,
  REFERRAL_STATUSES,
  SINCE_INTERVIEW_STATUSES,
} from './referral-status.ts';

describe('the states of a referral', () => {
  it('the states are pending until an interview, and for the employer until an offer', () => {
    expect(BEFORE_INTERVIEW_STATUSES).toEqual(['submitted', 'contacted']);
    expect(PENDING_STATUSES).toEqual(['submitted', 'contacted', 'interviewing']);
  });

  it('count as interviewed from the interview on, unless rejected', () => {
    const counted = ['interviewing', 'offer_sent', 'offer_signed', 'hired', 'completed'];
    expect(SINCE_INTERVIEW_STATUSES).toEqual(counted);
  });

  it('the plain states need neither a letter nor money', () => {
    expect(REFERRAL_STATUSES.filter(isPlainStatus)).toEqual(['contacted', 'interviewing']);
  });

  it.each(REFERRAL_STATUSES)('someone acts on %s as long as it is open, and no one afterward', (status) => {
    expect(whoActs(status) === null).toBe(isClosed(status));
  });

  it.each(REFERRAL_STATUSES)('%s leads to known statuses, can end, and never leads to itself', (status) => {
    const { next } = statusFacts(status);
    expect(next).not.toContain(status);
    expect(next.length === 0 || next.some(isRejected)).toBe(true);
  });

  it('the steps of the hire are in the order of the way, and each leads to the next', () => {
    expect(HIRE_STEPS.map(rankOf)).toEqual(HIRE_STEPS.map((_, index) => index));
    for (const [index, step] of HIRE_STEPS.slice(1).entries())
      expect(statusFacts(HIRE_STEPS[index] ?? step).next[0]).toBe(step);
  });
});
