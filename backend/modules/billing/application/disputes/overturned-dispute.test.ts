import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PAYMENT_PROVIDER, SANDBOX_DISPUTES, SETTLE_DISPUTE } from '../../adapters/billing.tokens.ts';
import { BillingFixture, DISPUTING_CARD } from '../../testing/billing-fixture.ts';
import { DisputeFixture } from '../../testing/dispute-fixture.ts';

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

  it('gives what was taken back again where it is won after all, and the referrer has the bonus', async () => {
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

  it('takes back again what was won when it is lost after all, as often as banks change their minds', async () => {
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

  it('gives the employer back what was held before a hire, when it is won after it was lost', async () => {
    const referral = await disputes.offered(DISPUTING_CARD);
    await disputes.decide(referral, 'lost');
    await disputes.decide(referral, 'won');
    await fixture.advance(3);
    expect(await disputes.changes()).toEqual({ fees: -15_00 });
    expect(await fixture.atProvider(referral)).toEqual({ taken: 975_00, returned: 950_00 });
    await clean();
  });

  it('makes the refund that a lost one had made, when it is won after all', async () => {
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

  it('promises a bonus that is paid anew after it was lost, and gives the first back when it is won after all', async () => {
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

  it('gives the bonus back to the employer where the hire has ended before it is won after all', async () => {
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
  ] as const)('is won after it was lost once, with %s', async (_, reports) => {
    const referral = await disputes.hired(DISPUTING_CARD);
    await disputes.decide(referral, 'lost');
    const now = await fixture.get(PAYMENT_PROVIDER).retrieveDispute(await disputes.disputed(referral));
    const end = { status: 'won', withdrawnCents: 0, balanceMoves: 2 } as const;
    for (const report of [...reports, end, end, ...reports]) {
      const told = { ...now, ...report };
      await fixture.unitOfWork.transaction(() => fixture.get(SETTLE_DISPUTE).apply(told, 'sandbox'));
      await clean();
    }
    await fixture.get(SANDBOX_DISPUTES).decide(await disputes.disputed(referral), 'won');
    await fixture.settle();
    expect(await disputes.bonus(referral)).toEqual({ available: 0, coming: 500_00 });
    expect(await disputes.changes()).toEqual({ fees: -15_00 });
    await clean();
  });

  it('heeds no report from before the bank changed its mind', async () => {
    const referral = await disputes.hired(DISPUTING_CARD);
    const provider = fixture.get(PAYMENT_PROVIDER);
    await disputes.decide(referral, 'lost');
    const lost = await provider.retrieveDispute(await disputes.disputed(referral));
    await disputes.decide(referral, 'won');
    await fixture.unitOfWork.transaction(() => fixture.get(SETTLE_DISPUTE).apply(lost, 'sandbox'));
    expect(await disputes.bonus(referral)).toEqual({ available: 0, coming: 500_00 });
    await clean();
  });
});
