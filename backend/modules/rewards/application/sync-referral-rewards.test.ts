import { beforeEach, describe, expect, it } from 'vitest';
import { REFERRER, RewardFixture } from '../testing/reward-fixture.ts';

describe('the rewards of a referral', () => {
  let fixture: RewardFixture;
  beforeEach(() => {
    fixture = new RewardFixture();
  });
  const statuses = () => [...fixture.rewards.rewards.values()].map(({ status }) => status);
  const kinds = () => fixture.points.entries.map(({ kind, points }) => `${kind} ${points}`);

  it('a referral earns 40 points, and 20 more when the worker confirms, once each', async () => {
    const referral = fixture.put('a', 'submitted');
    await fixture.hear(referral, 'referral_submitted');
    await fixture.hear(referral, 'referral_confirmed');
    await fixture.hear(referral, 'referral_submitted');
    expect(kinds()).toEqual(['referral_submitted 40', 'referral_confirmed 20']);
    expect([fixture.balance(), statuses()]).toEqual([60, []]);
    expect(fixture.recordedStats).toMatchObject({
      totalReferrals: 1,
      successfulReferrals: 0,
      currentTier: 'Bronze',
    });
  });

  it('a hire earns a pending reward and 150 points', async () => {
    const referral = fixture.put('a', 'hired');
    await fixture.hear(referral);
    await fixture.hear(referral);
    expect([kinds(), statuses()]).toEqual([['referral_hired 150'], ['pending']]);
    expect(fixture.recordedStats).toMatchObject({ successfulReferrals: 1, tierProgress: 33 });
  });

  it('completed work makes the reward available and notifies the referrer once', async () => {
    const referral = fixture.put('a', 'hired');
    await fixture.hear(referral);
    fixture.put('a', 'completed');
    await fixture.hear(referral);
    await fixture.hear(referral);
    expect(statuses()).toEqual(['available']);
    expect(fixture.told).toMatchObject([
      { userId: REFERRER, kind: 'reward_ready', data: { workerName: 'Ana Diaz', amount: '50.00' } },
    ]);
  });

  it('the reward is available even if the completion’s event arrives first', async () => {
    await fixture.hear(fixture.put('a', 'completed'));
    expect([statuses(), fixture.balance()]).toEqual([['available'], 150]);
  });

  it.each(['offer_signed', 'rejected'] as const)(
    'the reward and points are taken back when a hire becomes %s',
    async (status) => {
      const referral = fixture.put('a', 'hired');
      await fixture.hear(referral);
      fixture.put('a', status);
      await fixture.hear(referral);
      await fixture.hear(referral);
      expect(statuses()).toEqual(['void']);
      expect(kinds()).toEqual(['referral_hired 150', 'reversal -150']);
      expect(fixture.recordedStats).toMatchObject({ successfulReferrals: 0 });
    },
  );

  it('the reward and points return when the hire is restored', async () => {
    const referral = fixture.put('a', 'hired');
    await fixture.hear(referral);
    fixture.put('a', 'offer_signed');
    await fixture.hear(referral);
    fixture.put('a', 'hired');
    await fixture.hear(referral);
    expect([statuses(), fixture.balance()]).toEqual([['pending'], 150]);
  });

  it('the reward is pending again when the completion is undone', async () => {
    const referral = fixture.put('a', 'completed');
    await fixture.hear(referral);
    fixture.put('a', 'hired');
    await fixture.hear(referral);
    expect(statuses()).toEqual(['pending']);
  });

  it('the order of hires sets each reward’s tier, regardless of the order of events', async () => {
    const referrals = ['a', 'b', 'c'].map((id) => fixture.put(id, 'hired'));
    for (const referral of referrals.toReversed()) await fixture.hear(referral);
    const tiers = referrals.map(
      (id) => [...fixture.rewards.rewards.values()].find((one) => one.referralId === id)?.tier,
    );
    expect(tiers).toEqual(['bronze', 'bronze', 'silver']);
    expect(fixture.recordedStats).toMatchObject({
      successfulReferrals: 3,
      currentTier: 'Silver',
      tierProgress: 0,
    });
  });

  it('a week earns at most 500 points, and the last credit is cut to fit', async () => {
    for (const id of ['a', 'b', 'c', 'd', 'e']) await fixture.hear(fixture.put(id, 'hired'));
    expect(fixture.balance()).toBe(500);
    expect(kinds().at(3)).toBe('referral_hired 50');
    fixture.now = new Date('2026-11-23T00:00:00.000Z');
    await fixture.hear(fixture.put('f', 'hired'));
    expect(fixture.balance()).toBe(650);
  });

  it('an application without a referrer earns nothing', async () => {
    await fixture.hear(fixture.put('a', 'completed', null), 'referral_submitted');
    expect([kinds(), statuses()]).toEqual([[], []]);
  });
});
