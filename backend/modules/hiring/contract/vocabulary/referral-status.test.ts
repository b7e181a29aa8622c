import { describe, expect, it } from 'vitest';
import {
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
});
