import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BillingFixture, DISPUTING_CARD } from '../../testing/billing-fixture.ts';
import { DisputeFixture } from '../../testing/disputes/dispute-fixture.ts';

describe('a dispute that a bank decides the other way afterward', () => {
  let fixture: BillingFixture;
  let disputes: DisputeFixture;

  beforeAll(async () => {
    fixture = await BillingFixture.open();
    disputes = new DisputeFixture(fixture);
  });
  afterAll(() => fixture.stop());
  beforeEach(() => disputes.begin());

  const clean = async () => expect((await fixture.check()).problems).toEqual([]);

  it('winning a lost dispute after all returns the taken money, and the referrer gets the bonus', async () => {
    const referral = await disputes.hired();
    await fixture.advance(31 * 24);
    await disputes.dispute(referral);
    await disputes.decide(referral, 'lost');
    expect(await disputes.changes()).toEqual({ loss: -125_00, fees: -15_00 });
    await disputes.decide(referral, 'won');
    expect(await disputes.changes()).toEqual({ fees: -15_00 });
    expect(await disputes.bonus(referral)).toEqual({ available: 125_00, coming: 375_00 });
    expect(disputes.told(referral)).toEqual([
      'billing.bonus_frozen',
      'billing.bonus_taken_back',
      'billing.bonus_resumed',
    ]);
    await clean();
    await fixture.advance(61 * 24);
    expect(await disputes.bonus(referral)).toEqual({ available: 500_00, coming: 0 });
    await clean();
  });

  it('losing a won dispute after all takes the money back, every time the bank changes its mind', async () => {
    const referral = await disputes.hired(DISPUTING_CARD);
    for (const outcome of ['won', 'lost', 'won', 'lost'] as const) {
      await disputes.decide(referral, outcome);
      expect(await disputes.bonus(referral)).toEqual({
        available: 0,
        coming: outcome === 'won' ? 500_00 : 0,
      });
      expect(await disputes.changes()).toEqual({ fees: -15_00 });
      await clean();
    }
    expect(await disputes.toldOfDispute(referral)).toEqual([
      'billing.dispute_opened',
      'billing.dispute_won',
      'billing.dispute_lost',
      'billing.dispute_won',
      'billing.dispute_lost',
    ]);
  });

  it('a dispute before the hire that is won after it was lost returns the held money to the employer', async () => {
    const referral = await disputes.offered(DISPUTING_CARD);
    await disputes.decide(referral, 'lost');
    await disputes.decide(referral, 'won');
    await fixture.advance(3);
    expect(await disputes.changes()).toEqual({ fees: -15_00 });
    expect(await fixture.atProvider(referral)).toEqual({ taken: 975_00, returned: 950_00 });
    await clean();
  });

  it('a dispute that is won after all issues the refund that its loss had replaced', async () => {
    const referral = await disputes.offered(DISPUTING_CARD);
    await fixture.inReferral(referral.referralId, (billing) =>
      billing.releaseUnhired(referral.referralId, 'offer_withdrawn'),
    );
    await fixture.settle();
    await disputes.decide(referral, 'lost');
    expect(await fixture.inBooks(referral)).toEqual({ taken: 975_00, returned: 950_00 });
    await disputes.decide(referral, 'won');
    expect(await disputes.changes()).toEqual({ fees: -15_00, refunds: 950_00 });
    await clean();
    await fixture.advance(3);
    expect(await fixture.atProvider(referral)).toEqual({ taken: 975_00, returned: 950_00 });
    expect(await fixture.inBooks(referral)).toEqual({ taken: 975_00, returned: 950_00 });
    expect(await disputes.changes()).toEqual({ fees: -15_00 });
    await clean();
  });

  it('a bonus paid again after a lost dispute is promised, and a later win refunds the first one', async () => {
    const referral = await disputes.hired(DISPUTING_CARD);
    const { referralId } = referral;
    await disputes.decide(referral, 'lost');
    const again = await fixture.inReferral(referralId, (billing) => billing.chargeBonus(referral));
    await fixture.pay(again);
    await fixture.settle();
    expect(await disputes.bonus(referral)).toEqual({ available: 0, coming: 500_00 });
    await clean();
    await disputes.decide(referral, 'won');
    await fixture.advance(3);
    expect(await disputes.bonus(referral)).toEqual({ available: 0, coming: 500_00 });
    expect(await fixture.atProvider(referral)).toEqual({ taken: 1000_00, returned: 500_00 });
    expect(await disputes.changes()).toEqual({ fees: -15_00 });
    await clean();
  });

  it('a dispute won after the hire has ended refunds the bonus to the employer', async () => {
    for (const end of ['undoHire', 'voidMilestones'] as const) {
      for (const isFirst of [true, false]) {
        const referral = await disputes.hired(DISPUTING_CARD);
        const { referralId } = referral;
        await disputes.decide(referral, 'lost');
        if (!isFirst) await disputes.decide(referral, 'won');
        await fixture.inReferral(referralId, (billing) => billing[end](referralId));
        if (isFirst) await disputes.decide(referral, 'won');
        if (end === 'undoHire' && !isFirst)
          await fixture.inReferral(referralId, (billing) =>
            billing.releaseUnhired(referralId, 'offer_withdrawn'),
          );
        await fixture.advance(3);
        expect(await disputes.bonus(referral)).toEqual({ available: 0, coming: 0 });
        expect(await fixture.atProvider(referral)).toEqual({ taken: 500_00, returned: 500_00 });
        await clean();
      }
    }
  });

  it.each([
    ['the decision before the money', [{ status: 'won', withdrawnCents: 500_00, balanceMoves: 1 }]],
    ['the money before the decision', [{ status: 'lost', withdrawnCents: 0, balanceMoves: 2 }]],
    ['the opening again', [{ status: 'open', withdrawnCents: 500_00, balanceMoves: 1 }]],
  ] as const)('a dispute is won after it was lost once, with %s', async (_, reports) => {
    const referral = await disputes.hired(DISPUTING_CARD);
    await disputes.decide(referral, 'lost');
    const now = await fixture.parts.providers.payments.retrieveDispute(await disputes.disputed(referral));
    const end = { status: 'won', withdrawnCents: 0, balanceMoves: 2 } as const;
    for (const report of [...reports, end, end, ...reports]) {
      const told = { ...now, ...report };
      await fixture.unitOfWork.transaction(() => fixture.parts.settleDispute.apply(told, 'sandbox'));
      await clean();
    }
    await fixture.sandbox.disputes.decide(await disputes.disputed(referral), 'won');
    await fixture.settle();
    expect(await disputes.bonus(referral)).toEqual({ available: 0, coming: 500_00 });
    expect(await disputes.changes()).toEqual({ fees: -15_00 });
    await clean();
  });

  it('a report from before the bank changed its mind is ignored', async () => {
    const referral = await disputes.hired(DISPUTING_CARD);
    const provider = fixture.parts.providers.payments;
    await disputes.decide(referral, 'lost');
    const lost = await provider.retrieveDispute(await disputes.disputed(referral));
    await disputes.decide(referral, 'won');
    await fixture.unitOfWork.transaction(() => fixture.parts.settleDispute.apply(lost, 'sandbox'));
    expect(await disputes.bonus(referral)).toEqual({ available: 0, coming: 500_00 });
    await clean();
  });
});
