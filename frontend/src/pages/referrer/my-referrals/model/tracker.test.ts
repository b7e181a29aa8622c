import { describe, expect, it } from 'vitest';
import type { Referral } from '#entities/referral/index.ts';
import { sampleReferral } from '#shared/testing/sample-referral.ts';
import { actorOf, isUnconfirmed, matching, nextMove, stepsAhead, stepLabel, turnSince } from './tracker.ts';

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

  it('the filter matches worker names and job titles', () => {
    expect(matching(list, ' bo ', 'all')).toHaveLength(1);
    expect(matching(list, 'roof', 'all')).toHaveLength(3);
    expect(matching(list, 'mason', 'all')).toHaveLength(0);
  });

  it('the filter matches statuses', () => {
    expect(matching(list, '', 'hired')).toEqual([list[1]]);
    expect(matching(list, '', 'rejected')).toEqual([list[2]]);
    expect(matching(list, '', 'offer_signed')).toEqual([]);
  });
});

describe('the next move', () => {
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
  ] as const)('the next move of %o is %s', (change, move) => {
    expect(nextMove(referral(change))).toBe(move);
  });

  it.each([
    [{ verifiedAt: null }, '2026-11-01T00:00:00.000Z'],
    [{ verifiedAt: PAID }, PAID],
    [{ verifiedAt: PAID, statusChangedAt: '2026-11-25T00:00:00.000Z' }, '2026-11-25T00:00:00.000Z'],
    [
      { verifiedAt: PAID, status: 'contacted', statusChangedAt: '2026-11-05T00:00:00.000Z' },
      '2026-11-05T00:00:00.000Z',
    ],
  ] as const)('the turn after %o began at %s', (change, since) => {
    const made = { createdAt: '2026-11-01T00:00:00.000Z', statusChangedAt: null };
    expect(turnSince(referral({ ...made, ...change }))).toBe(since);
  });

  it.each([
    ['ready', 'claim'],
    ['in_review', 'claimInReview'],
    ['unconfirmed', 'claimUnconfirmed'],
    ['refused', 'claimRefused'],
    ['paid', 'bonusUnpaid'],
  ] as const)('the next move of a completed referral whose claim is %s is %s', (claim, move) => {
    expect(nextMove(referral({ status: 'completed' }), claim)).toBe(move);
  });

  it("a referral needs the worker's confirmation only while it is open", () => {
    expect(isUnconfirmed(referral({ verificationStatus: 'expired', status: 'offer_sent' }))).toBe(true);
    expect(isUnconfirmed(referral({ verificationStatus: 'pending', status: 'rejected' }))).toBe(false);
    expect(isUnconfirmed(referral({}))).toBe(false);
  });
});

describe('the steps', () => {
  it('an open referral has its remaining steps, and a closed one has none', () => {
    expect(stepsAhead('submitted')).toEqual(['pending', 'offer_sent', 'candidate_accepts', 'completed']);
    expect(stepsAhead('hired')).toEqual(['completed']);
    expect(stepsAhead('completed')).toEqual([]);
    expect(stepsAhead('rejected')).toEqual([]);
  });

  const DAY_MS = 24 * 60 * 60 * 1000;
  const reviewed = referral({ status: 'contacted', statusChangedAt: PAID });

  it.each([
    [7 * DAY_MS, 'contacted'],
    [7 * DAY_MS + 1, 'pendingLate'],
  ] as const)('promise a review no longer than it may take: after %d ms it is %s', (passed, words) => {
    expect(stepLabel(reviewed, undefined, Date.parse(PAID) + passed)).toBe(words);
  });
});

describe('the actor', () => {
  it.each([
    [{ verificationStatus: 'pending' }, 'worker'],
    [{ status: 'interviewing' }, 'employer'],
    [{ status: 'offer_sent' }, 'worker'],
    [{ status: 'offer_signed' }, 'employer'],
    [{ status: 'completed' }, 'you'],
    [{ status: 'rejected' }, null],
    [{ verificationStatus: 'declined' }, null],
  ] as const)('the actor for %o is %s', (change, actor) => {
    const one = referral(change);
    expect(actorOf(one, nextMove(one))).toBe(actor);
  });
});
