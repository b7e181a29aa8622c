import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asId } from '#kernel/ids.ts';
import { isoWeek } from './iso-week.ts';
import { PointsAccount } from './points-account.ts';
import { PointsEntry, weeklyProgress } from './points-entry.ts';
import { PointsRules, WEEKLY_POINTS_LIMIT, type EarningKind } from './points-rules.ts';

const monday = new Date('2026-03-02T09:00:00.000Z');
const userId = asId<'user'>('user');
const AMOUNTS: readonly (readonly [EarningKind, number])[] = [
  ['job_shared', 10],
  ['referral_submitted', 40],
  ['referral_confirmed', 20],
  ['referral_hired', 150],
  ['community_post', 10],
  ['community_reply', 5],
  ['event_rsvp', 10],
  ['profile_completed', 50],
];
const kinds = fc.constantFrom(...AMOUNTS.map(([kind]) => kind));
const earn = (kind: EarningKind, before: readonly PointsEntry[], subjectId = 'subject') =>
  PointsEntry.earn({ kind, userId, subjectId }, weeklyProgress(before, monday), monday);

describe('points', () => {
  it.each(AMOUNTS)('%s earns %i', (kind, points) => {
    expect(PointsRules.amountOf(kind)).toBe(points);
    expect(earn(kind, [])).toMatchObject({ points, week: '2026-W10' });
  });

  it('an action is credited in part when it reaches 500 points a week, and then not at all', () => {
    expect(PointsRules.creditable('referral_hired', 450)).toBe(50);
    expect(PointsRules.creditable('referral_hired', 500)).toBe(0);
    expect(PointsEntry.earn({ kind: 'job_shared', userId, subjectId: 'job' }, 500, monday)).toMatchObject({
      asked: 10,
      points: 0,
    });
  });

  it('a week never earns more than 500 points', () => {
    fc.assert(
      fc.property(fc.array(kinds, { maxLength: 60 }), (actions) => {
        const rows: PointsEntry[] = [];
        for (const kind of actions) {
          rows.push(earn(kind, rows));
        }
        const wanted = actions.reduce((sum, kind) => sum + PointsRules.amountOf(kind), 0);
        expect(weeklyProgress(rows, monday)).toBe(Math.min(wanted, WEEKLY_POINTS_LIMIT));
      }),
    );
  });

  it('a reversal frees room in the week of the original entry', () => {
    const hired = earn('referral_hired', []);
    const taken = PointsEntry.reverse(hired, 150, new Date('2026-03-11T09:00:00.000Z'));
    expect(taken).toMatchObject({ kind: 'reversal', points: -150, week: '2026-W10' });
    expect(weeklyProgress([hired, taken], monday)).toBe(0);
  });

  it('a reversal takes back only the points that are left', () => {
    const account = PointsAccount.open(userId, monday);
    const hired = earn('referral_hired', []);
    account.record(hired, monday);
    const spent = { userId, rewardId: 'reward', claimId: 'claim', points: 100, balance: account.balance };
    account.record(PointsEntry.spendOnBoost(spent, monday), monday);
    const taken = PointsEntry.reverse(hired, account.balance, monday);
    account.record(taken, monday);
    expect([taken.asked, taken.points, account.balance]).toEqual([-150, -50, 0]);
  });

  it('points can be spent only if the balance suffices, and spending does not free the week', () => {
    const spend = (balance: number) =>
      PointsEntry.spendOnBoost(
        { userId, rewardId: 'reward', claimId: 'claim', points: 175, balance },
        monday,
      );
    expect(() => spend(174)).toThrow(expect.objectContaining({ code: 'rewards.too_few_points' }));
    expect(spend(175).points).toBe(-175);
    expect(weeklyProgress([spend(175)], monday)).toBe(0);
  });

  it('points count a shared job once a day, a completed profile once, and each hire once', () => {
    const key = (kind: EarningKind, subjectId: string, at: Date, occurrenceId?: string) =>
      PointsRules.onceKey({ kind, userId, subjectId, ...(occurrenceId ? { occurrenceId } : {}) }, at);
    const evening = new Date('2026-03-02T23:59:59.999Z');
    const tuesday = new Date('2026-03-03T00:00:00.000Z');
    expect(key('job_shared', 'job', monday)).toBe(key('job_shared', 'job', evening));
    expect(key('job_shared', 'job', monday)).not.toBe(key('job_shared', 'job', tuesday));
    expect(key('profile_completed', 'a', monday)).toBe(key('profile_completed', 'b', tuesday));
    expect(key('referral_hired', 'r', monday, 'first')).not.toBe(
      key('referral_hired', 'r', monday, 'second'),
    );
  });
});

describe('the ISO week', () => {
  it.each([
    ['2026-01-01T00:00:00.000Z', '2026-W01'],
    ['2027-01-03T23:59:59.999Z', '2026-W53'],
    ['2027-01-04T00:00:00.000Z', '2027-W01'],
    ['2024-12-30T00:00:00.000Z', '2025-W01'],
  ])('the instant %s is in week %s', (instant, week) => {
    expect(isoWeek(new Date(instant))).toBe(week);
  });

  it('a week lasts from Monday to Sunday', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
        (date) => {
          const next = new Date(date.getTime() + 86_400_000);
          expect(isoWeek(date) === isoWeek(next)).toBe(date.getUTCDay() !== 0);
        },
      ),
    );
  });
});
