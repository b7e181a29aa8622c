import { beforeEach, describe, expect, it } from 'vitest';
import { REFERRER, RewardFixture } from '../testing/reward-fixture.ts';

describe('what follows from a referral', () => {
  let world: RewardFixture;
  beforeEach(() => {
    world = new RewardFixture();
  });
  const statuses = () => [...world.rewards.rewards.values()].map(({ status }) => status);
  const kinds = () => world.points.entries.map(({ kind, points }) => `${kind} ${points}`);

  it('is 40 points for making it and 20 when the worker confirms, once each', async () => {
    const referral = world.put('a', 'submitted');
    await world.hear(referral, 'referral_submitted');
    await world.hear(referral, 'referral_confirmed');
    await world.hear(referral, 'referral_submitted');
    expect(kinds()).toEqual(['referral_submitted 40', 'referral_confirmed 20']);
    expect([world.balance(), statuses()]).toEqual([60, []]);
    expect(world.standing).toMatchObject({
      totalReferrals: 1,
      successfulReferrals: 0,
      currentTier: 'Bronze',
    });
  });

  it('is a pending reward and 150 points at the hire', async () => {
    const referral = world.put('a', 'hired');
    await world.hear(referral);
    await world.hear(referral);
    expect([kinds(), statuses()]).toEqual([['referral_hired 150'], ['pending']]);
    expect(world.standing).toMatchObject({ successfulReferrals: 1, tierProgress: 33 });
  });

  it('can be claimed when the work is completed, and the referrer is told once', async () => {
    const referral = world.put('a', 'hired');
    await world.hear(referral);
    world.put('a', 'completed');
    await world.hear(referral);
    await world.hear(referral);
    expect(statuses()).toEqual(['available']);
    expect(world.told).toMatchObject([
      { userId: REFERRER, kind: 'reward_ready', data: { workerName: 'Ana Diaz', amount: '50.00' } },
    ]);
  });

  it('does not need the event of the hire before that of the completion', async () => {
    await world.hear(world.put('a', 'completed'));
    expect([statuses(), world.balance()]).toEqual([['available'], 150]);
  });

  it.each(['offer_signed', 'rejected'] as const)('is taken back when a hire becomes %s', async (status) => {
    const referral = world.put('a', 'hired');
    await world.hear(referral);
    world.put('a', status);
    await world.hear(referral);
    await world.hear(referral);
    expect(statuses()).toEqual(['void']);
    expect(kinds()).toEqual(['referral_hired 150', 'reversal -150']);
    expect(world.standing).toMatchObject({ successfulReferrals: 0 });
  });

  it('comes back when the hire stands after all', async () => {
    const referral = world.put('a', 'hired');
    await world.hear(referral);
    world.put('a', 'offer_signed');
    await world.hear(referral);
    world.put('a', 'hired');
    await world.hear(referral);
    expect([statuses(), world.balance()]).toEqual([['pending'], 150]);
  });

  it('waits again when the completion is undone', async () => {
    const referral = world.put('a', 'completed');
    await world.hear(referral);
    world.put('a', 'hired');
    await world.hear(referral);
    expect(statuses()).toEqual(['pending']);
  });

  it('is the tier of the hire’s place in the order of hires, whichever is heard of first', async () => {
    const referrals = ['a', 'b', 'c'].map((id) => world.put(id, 'hired'));
    for (const referral of referrals.toReversed()) await world.hear(referral);
    const tiers = referrals.map(
      (id) => [...world.rewards.rewards.values()].find((one) => one.referralId === id)?.tier,
    );
    expect(tiers).toEqual(['bronze', 'bronze', 'silver']);
    expect(world.standing).toMatchObject({ successfulReferrals: 3, currentTier: 'Silver', tierProgress: 0 });
  });

  it('is at most 500 points a week, the last of them in part', async () => {
    for (const id of ['a', 'b', 'c', 'd', 'e']) await world.hear(world.put(id, 'hired'));
    expect(world.balance()).toBe(500);
    expect(kinds().at(3)).toBe('referral_hired 50');
    world.now = new Date('2026-11-23T00:00:00.000Z');
    await world.hear(world.put('f', 'hired'));
    expect(world.balance()).toBe(650);
  });

  it('is nothing for an application that nobody referred', async () => {
    await world.hear(world.put('a', 'completed', null), 'referral_submitted');
    expect([kinds(), statuses()]).toEqual([[], []]);
  });
});
