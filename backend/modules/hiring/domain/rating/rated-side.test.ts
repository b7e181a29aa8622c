import { describe, expect, it } from 'vitest';
import { asId } from '#kernel/ids.ts';
import { REFERRAL_STATUSES } from '../../contract/vocabulary/referral-status.ts';
import { ratedBy, type RatingParties } from './rated-side.ts';

const user = (id: string) => asId<'user'>(id);
const done: RatingParties = {
  status: 'completed',
  employerId: user('employer'),
  referrerId: user('referrer'),
  workerId: user('worker'),
};

describe('the rater and the ratee', () => {
  it.each([
    ['employer', 'referrer'],
    ['referrer', 'employer'],
    ['worker', 'employer'],
  ])('the %s rates the %s', (side, ratee) => {
    expect(ratedBy(user(side), done)).toEqual({ side, rateeId: user(ratee) });
  });

  it('strangers rate no one, and rating needs completed work and a referrer', () => {
    expect(() => ratedBy(user('stranger'), done)).toThrow("This referral isn't yours");
    for (const status of REFERRAL_STATUSES.filter((one) => one !== 'completed')) {
      expect(() => ratedBy(user('worker'), { ...done, status })).toThrow('once the work is done');
    }
    expect(() => ratedBy(user('employer'), { ...done, referrerId: null })).toThrow('nobody to rate');
  });
});
