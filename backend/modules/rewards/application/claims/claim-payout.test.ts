import * as fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { DomainError } from '#kernel/domain-error.ts';
import { asId } from '#kernel/ids.ts';
import { Money } from '#kernel/money.ts';
import { RewardFixture } from '../../testing/reward-fixture.ts';

const refusal = (code: string) => expect.objectContaining({ code });

describe('claiming a payout', () => {
  let fixture: RewardFixture;
  beforeEach(() => {
    fixture = new RewardFixture();
  });
  const total = () => Money.sum(fixture.paid.values()).toDollars();

  it('a claim pays the tier’s reward into the balance, without a notice to the referrer', async () => {
    const referral = fixture.put('a', 'completed');
    await fixture.hear(referral);
    const figures = await fixture.claim(referral, '50.00');
    expect(figures.status).toBe('paid');
    expect(figures.totalPayout.toDollars()).toBe('50.00');
    expect(total()).toBe('50.00');
    expect(fixture.told.map(({ kind }) => kind)).toEqual(['reward_ready']);
    expect(fixture.published).toEqual([
      'rewards.reward_earned',
      'rewards.reward_available',
      'rewards.reward_claimed',
      'rewards.reward_paid',
    ]);
    expect(fixture.recordedStats).toMatchObject({ totalEarningsCents: 50_00 });
  });

  it('a claim works before the event of the completion arrives', async () => {
    await fixture.claim(fixture.put('a', 'completed'), '50.00');
    await fixture.hear(asId('a'));
    expect([total(), fixture.rewards.rewards.size]).toEqual(['50.00', 1]);
  });

  it('a boost spends points', async () => {
    for (const id of ['a', 'b']) await fixture.hear(fixture.put(id, 'completed'));
    const figures = await fixture.claim(asId('a'), '50.00', '8.00', 175);
    expect(figures).toMatchObject({ pointsSpent: 175 });
    expect([total(), fixture.balance()]).toEqual(['58.00', 125]);
  });

  it('a boost that costs more points than the balance is rejected, and nothing is paid', async () => {
    await fixture.hear(fixture.put('a', 'completed'));
    await expect(fixture.claim(asId('a'), '50.00', '8.00', 175)).rejects.toThrow(
      refusal('rewards.too_few_points'),
    );
    expect([total(), fixture.balance()]).toEqual(['0.00', 150]);
  });

  it('a claim with outdated figures returns the current ones', async () => {
    await fixture.hear(fixture.put('a', 'completed'));
    await expect(fixture.claim(asId('a'), '75.00')).rejects.toMatchObject({
      code: 'rewards.figures_changed',
      kind: 'conflict',
      details: { details: { basePayout: '50.00', tempBoost: '0.00', pointsSpent: 0, totalPayout: '50.00' } },
    });
  });

  it('a reward is paid once, and a second claim returns the paid amount', async () => {
    const referral = fixture.put('a', 'completed');
    await fixture.claim(referral, '50.00');
    await expect(fixture.claim(referral, '50.00')).rejects.toMatchObject({
      code: 'rewards.already_claimed',
      details: { details: { totalPayout: '50.00' } },
    });
    expect(total()).toBe('50.00');
  });

  it('a claim requires a completed referral and its referrer', async () => {
    await expect(fixture.claim(asId('unknown'), '50.00')).rejects.toMatchObject({ kind: 'not_found' });
    const hired = fixture.put('a', 'hired');
    await expect(fixture.claim(hired, '50.00')).rejects.toMatchObject({ kind: 'rule_broken' });
    const completed = fixture.put('b', 'completed');
    const other = asId<'user'>('someone else');
    await expect(fixture.claim(completed, '50.00', '0.00', 0, other)).rejects.toMatchObject({
      kind: 'forbidden',
    });
    const applied = fixture.put('c', 'completed', null);
    await expect(fixture.claim(applied, '50.00')).rejects.toMatchObject({ kind: 'forbidden' });
  });

  it('a claim requires a worker who has confirmed', async () => {
    fixture.isConfirmed = false;
    const referral = fixture.put('a', 'completed');
    await expect(fixture.claim(referral, '50.00')).rejects.toThrow(refusal('rewards.worker_unconfirmed'));
    fixture.isConfirmed = true;
    await fixture.claim(fixture.put('a', 'completed'), '50.00');
    expect(total()).toBe('50.00');
  });

  it('a paid reward stays paid if the hire is rejected later', async () => {
    const referral = fixture.put('a', 'completed');
    await fixture.claim(referral, '50.00');
    fixture.put('a', 'rejected');
    await fixture.hear(referral);
    expect([...fixture.rewards.rewards.values()]).toMatchObject([{ status: 'paid' }]);
    expect(fixture.balance()).toBe(0);
  });

  it('random steps never pay a reward twice or make points negative', async () => {
    // Few referrals that are often completed and heard of: long ways to a paid, boosted and undone hire are common.
    const id = fc.constantFrom('a', 'b', 'c');
    const status = fc.constantFrom('offer_signed', 'hired', 'completed', 'completed', 'rejected');
    const action = fc.constantFrom(null, null, 'referral_submitted' as const);
    const step = fc.oneof(
      fc.record({ do: fc.constant('put' as const), id, status, isHeard: fc.boolean() }),
      fc.record({ do: fc.constant('hear' as const), id, action }),
      fc.record({ do: fc.constant('claim' as const), id, boosted: fc.boolean() }),
      fc.record({ do: fc.constant('earn' as const), dollars: fc.constantFrom(0, 55, 425) }),
      fc.record({ do: fc.constant('decide' as const), approve: fc.boolean() }),
    );
    const steps = fc.array(step, { minLength: 10, maxLength: 80, size: 'max' });
    const run = fc.asyncProperty(steps, async (taken) => {
      const tried = new RewardFixture();
      for (const one of taken) {
        if (one.do === 'put') tried.put(one.id, one.status);
        if (one.do === 'put' && one.isHeard) await tried.hear(asId(one.id));
        if (one.do === 'hear') await tried.hear(asId(one.id), one.action);
        if (one.do === 'claim') await tryClaim(tried, one.id, one.boosted);
        if (one.do === 'earn') tried.earned = Money.ofDollars(one.dollars);
        if (one.do === 'decide') await decideFirst(tried, one.approve);
        expect(tried.balance()).toBeGreaterThanOrEqual(0);
        expect(tried.points.entries.reduce((sum, { points }) => sum + points, 0)).toBe(tried.balance());
      }
      const paid = [...tried.rewards.rewards.values()].filter((reward) => reward.status === 'paid');
      expect(tried.paid.size).toBe(paid.length);
      const waiting = [...tried.rewards.rewards.values()].filter((reward) => reward.status === 'claimed');
      expect(tried.waiting.length).toBe(waiting.length);
      expect(pointsOutside(tried)).toBe(spentOn(tried));
      for (const reward of paid) expect(tried.paid.get(reward.id)?.cents).toBe(reward.total.cents);
    });
    await fc.assert(run, { numRuns: 150 });
  });
});

/** Claims with every pair of figures that a tier may have: one of them is right where a claim is due. */
async function tryClaim(fixture: RewardFixture, id: string, boosted: boolean): Promise<void> {
  for (const [base, boost, points] of [
    ['50.00', '8.00', 175],
    ['75.00', '10.00', 275],
  ] as const) {
    const claim = boosted ? fixture.claim(asId(id), base, boost, points) : fixture.claim(asId(id), base);
    await claim.catch((error: unknown) => {
      if (!(error instanceof DomainError)) throw error;
    });
  }
}

async function decideFirst(fixture: RewardFixture, approve: boolean): Promise<void> {
  const [first] = fixture.waiting;
  if (!first) return;
  await fixture.decide(first, approve, 'No answer').catch((error: unknown) => {
    if (!(error instanceof DomainError)) throw error;
  });
}

/** Points that boosts spent and did not get back. */
function pointsOutside({ points }: RewardFixture): number {
  const boosts = points.entries.filter(({ kind }) => kind === 'boost_spent' || kind === 'boost_returned');
  return boosts.reduce((sum, entry) => sum - entry.points, 0);
}

/** Points of the claims that are paid or wait. */
function spentOn({ claims }: RewardFixture): number {
  const live = [...claims.claims.values()].filter(({ state }) => state === 'paid' || state === 'in_review');
  return live.reduce((sum, { pointsSpent }) => sum + pointsSpent, 0);
}
