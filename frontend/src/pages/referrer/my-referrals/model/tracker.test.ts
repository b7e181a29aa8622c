import { describe, expect, it } from 'vitest';
import type { Referral } from '#entities/referral/index.ts';
import { sampleReferral } from '#shared/testing/sample-referral.ts';
import { isUnconfirmed, matching, nextMove } from './tracker.ts';

const PAID = '2026-11-20T00:00:00.000Z';
const PARTS: Referral['milestones'] = [
  { id: null, percent: 25, amount: '125.00', dueAt: '2026-12-20T00:00:00.000Z', status: 'coming' },
];

const ROOFER = { ...sampleReferral().job, title: 'Roofer' };
const referral = (changes: Partial<Referral>): Referral =>
  sampleReferral({ workerName: 'José Núñez', job: ROOFER, ...changes });

describe('the filter', () => {
  const list = [
    referral({}),
    referral({ status: 'hired', workerName: 'Bo Li' }),
    referral({ status: 'rejected' }),
  ];

  it('finds by name and by job title', () => {
    expect(matching(list, ' bo ', 'all')).toHaveLength(1);
    expect(matching(list, 'roof', 'all')).toHaveLength(3);
    expect(matching(list, 'mason', 'all')).toHaveLength(0);
  });

  it('finds by step', () => {
    expect(matching(list, '', 'candidate_accepts')).toEqual([list[1]]);
    expect(matching(list, '', 'rejected')).toEqual([list[2]]);
  });
});

describe('what is next', () => {
  it.each([
    [{ verificationStatus: 'pending' }, 'confirm'],
    [{}, 'submitted'],
    [{ status: 'contacted', verificationStatus: 'pending' }, 'contacted'],
    [{ status: 'hired' }, 'bonusUnpaid'],
    [{ status: 'hired', bonusPaidAt: PAID }, 'hired'],
    [{ status: 'completed' }, 'claim'],
    [{ status: 'completed', payoutProcessed: true }, 'bonusUnpaid'],
    [{ status: 'completed', payoutProcessed: true, bonusPaidAt: PAID, milestones: PARTS }, 'bonusComing'],
    [{ status: 'completed', payoutProcessed: true, bonusPaidAt: PAID }, 'finished'],
    [{ status: 'rejected' }, 'rejected'],
    [{ verificationStatus: 'declined' }, 'declined'],
  ] as const)('of %o is %s', (change, move) => {
    expect(nextMove(referral(change))).toBe(move);
  });

  it.each([
    ['ready', 'claim'],
    ['in_review', 'claimInReview'],
    ['unconfirmed', 'claimUnconfirmed'],
    ['refused', 'claimRefused'],
    ['paid', 'bonusUnpaid'],
  ] as const)('of a completed one whose claim is %s is %s', (claim, move) => {
    expect(nextMove(referral({ status: 'completed' }), claim)).toBe(move);
  });

  it('asks for a confirmation only while the referral runs', () => {
    expect(isUnconfirmed(referral({ verificationStatus: 'expired', status: 'offer_sent' }))).toBe(true);
    expect(isUnconfirmed(referral({ verificationStatus: 'pending', status: 'rejected' }))).toBe(false);
    expect(isUnconfirmed(referral({}))).toBe(false);
  });
});
