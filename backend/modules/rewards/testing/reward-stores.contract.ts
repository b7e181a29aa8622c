import { beforeEach, describe, expect, it } from 'vitest';
import { newId, type JobId, type ReferralId, type UserId } from '#kernel/ids.ts';
import { Money } from '#kernel/money.ts';
import type { RecordedEvents } from '#testing/fixtures/recorded-events.ts';
import type { ClaimRepository } from '../application/claims/claim-repository.ts';
import type { PointsRepository, RewardRepository } from '../application/ports.ts';
import { PointsEntry } from '../domain/points-entry.ts';
import { PayoutClaim } from '../domain/payout-claim.ts';
import { Reward } from '../domain/reward.ts';

interface TestReferral {
  readonly referralId: ReferralId;
  readonly jobId: JobId;
  readonly employerId: UserId;
  readonly referrerId: UserId;
}

export interface RewardStores {
  readonly rewards: RewardRepository;
  readonly claims: ClaimRepository;
  readonly points: PointsRepository;
  /** Events published by the reward repository. */
  readonly events: RecordedEvents;
  readonly inTransaction: <T>(work: () => Promise<T>) => Promise<T>;
  readonly referral: () => Promise<TestReferral>;
}

/** The fakes and PostgreSQL say it in their own words. */
const REFUSED = /unique constraint|Once only/;
const at = new Date('2026-11-20T12:00:00.000Z');

function earn(referral: TestReferral): Reward {
  const told = { workerName: 'Ana Diaz', jobTitle: 'Framer', employerCompany: 'Hill Co' };
  return Reward.earn({ ...referral, ...told, hires: 3 }, at);
}

/** Behavior that the fakes and the PostgreSQL repositories share. */
export function rewardStoresContract(name: string, make: () => Promise<RewardStores>): void {
  describe(`the ${name}`, () => {
    let stores: RewardStores;
    let referral: TestReferral;
    beforeEach(async () => {
      stores = await make();
      referral = await stores.referral();
    });
    const find = () =>
      stores.inTransaction(async () => {
        const found = await stores.rewards.findByReferral(referral.referralId);
        return found && { ...found };
      });

    it('the store returns a reward as saved in each state and publishes each change once', async () => {
      const reward = earn(referral);
      const { version: _, ...earned } = reward;
      await stores.inTransaction(() => stores.rewards.save(reward));
      expect(await find()).toMatchObject(earned);
      await stores.inTransaction(async () => {
        const found = await stores.rewards.findByReferral(referral.referralId);
        found?.makeAvailable(at);
        found?.claim(
          { basePayout: Money.ofDollars(75), tempBoost: Money.ofDollars(10), pointsSpent: 275 },
          300,
          at,
        );
        found?.markPaid('balance', at);
        if (found) await stores.rewards.save(found);
        if (found) await stores.rewards.save(found);
      });
      expect(stores.events.about(reward.id)).toEqual([
        'rewards.reward_earned',
        'rewards.reward_available',
        'rewards.reward_claimed',
        'rewards.reward_paid',
      ]);
      expect(await find()).toMatchObject({
        ...earned,
        status: 'paid',
        boostCents: 10_00,
        pointsSpent: 275,
        claimedAt: at,
        paidAt: at,
        paymentMethod: 'balance',
      });
    });

    it('the store rejects a second reward for a referral', async () => {
      await stores.inTransaction(() => stores.rewards.save(earn(referral)));
      await expect(stores.inTransaction(() => stores.rewards.save(earn(referral)))).rejects.toThrow(REFUSED);
    });

    it('the store returns a claim as saved and finds it by its keys', async () => {
      const { referralId, referrerId } = referral;
      const reward = earn(referral);
      const zero = Money.zero;
      const figures = { basePayout: reward.amount, boost: zero, pointsSpent: 0, totalPayout: reward.amount };
      const about = { rewardId: reward.id, referralId, referrerId, figures, kept: zero, completedAt: at };
      const claim = PayoutClaim.make({ ...about, recentClaims: 1 }, [], at);
      await stores.inTransaction(async () => {
        await stores.rewards.save(reward);
        await stores.claims.save(claim);
      });
      const { version: _, ...made } = claim;
      await stores.inTransaction(async () => {
        expect(await stores.claims.partiesOf(claim.id)).toMatchObject({ referralId, referrerId });
        expect(await stores.claims.partiesOf(newId())).toBeNull();
        expect(await stores.claims.refused(reward.id)).toEqual([]);
        expect(await stores.claims.countSince(referrerId, new Date(at.getTime() - 1))).toBe(1);
        expect(await stores.claims.countSince(referrerId, at)).toBe(0);
        const waiting = await stores.claims.lockWaiting(reward.id);
        expect({ ...waiting }).toMatchObject(made);
        const decision = { by: referral.employerId, reason: 'No answer', at };
        waiting?.refuse(decision);
        if (waiting) await stores.claims.save(waiting);
      });
      await stores.inTransaction(async () => {
        expect(await stores.claims.lockWaiting(reward.id)).toBeNull();
        const [refused] = await stores.claims.refused(reward.id);
        const decided = { decidedAt: at, decidedBy: referral.employerId, decisionReason: 'No answer' };
        expect({ ...refused }).toMatchObject({ ...made, state: 'refused', ...decided });
      });
    });

    it('the store holds points, their sum, and the week’s earnings', async () => {
      const userId = referral.referrerId;
      const earned = PointsEntry.earn({ kind: 'referral_hired', userId, subjectId: 'r' }, 400, at);
      const spent = PointsEntry.spendOnBoost(
        { userId, rewardId: newId(), claimId: newId(), points: 60, balance: 100 },
        at,
      );
      await stores.inTransaction(async () => {
        const account = await stores.points.lockAccount(userId, at);
        for (const entry of [earned, spent]) {
          account.record(entry, at);
          await stores.points.add(entry, account);
        }
      });
      await stores.inTransaction(async () => {
        const found = await stores.points.findLatest(userId, 'referral_hired', 'r');
        expect({ ...found }).toEqual({ ...earned });
        expect(await stores.points.findLatest(userId, 'referral_hired', 'other')).toBeNull();
        expect(await stores.points.hasEntry(earned.onceKey)).toBe(true);
        expect(await stores.points.hasEntry('unknown')).toBe(false);
        expect(await stores.points.earnedInWeek(userId, '2026-W47')).toBe(100);
        expect(await stores.points.earnedInWeek(userId, '2026-W46')).toBe(0);
        expect(await stores.points.lockAccount(userId, at)).toMatchObject({ balance: 40 });
      });
    });

    it('the store rejects an action that was already counted', async () => {
      const userId = referral.referrerId;
      const add = () =>
        stores.inTransaction(async () => {
          const account = await stores.points.lockAccount(userId, at);
          const entry = PointsEntry.earn({ kind: 'referral_submitted', userId, subjectId: 'r' }, 0, at);
          account.record(entry, at);
          await stores.points.add(entry, account);
        });
      await add();
      await expect(add()).rejects.toThrow(REFUSED);
    });
  });
}
